import type { GuideText, GuideValues } from './guide-text.ts'

/** The pass guide in Swedish. */
export const sv = (values: GuideValues): GuideText => ({
  title: 'Passguiden',
  lead: 'Interrail, från första valet till sista tåget.',
  coverAlt: 'Ett vitt tåg med rosa linje vid en kaj om natten.',
  version: 'Version:',
  page: 'Sida',
  chapters: [
    {
      title: 'Vilket pass',
      sections: [
        {
          heading: 'Global Pass',
          parts: [
            {
              kind: 'text',
              text: 'Ett pass för {{countries}} länder, omkring {{destinations}} orter och över {{operators}} tågbolag. Det finns två sorter.',
            },
            {
              kind: 'rows',
              rows: [
                [
                  'Flexi',
                  `Resdagar som du väljer efter hand: ${values.flexi.join('; ')}. För resor med uppehåll.`,
                ],
                [
                  'Continuous',
                  `Varje dag från den första till den sista: ${values.continuous.join(', ')}. För resor som går vidare nästan varje dag.`,
                ],
              ],
            },
            {
              kind: 'text',
              text: 'Räkna dagarna då du ska sitta på ett tåg och ta det minsta pass som rymmer dem.',
            },
          ],
        },
        {
          heading: 'One Country Pass',
          parts: [
            {
              kind: 'text',
              text: `Ett land, men inte det du bor i: ${values.oneCountry.join(', ')}. Säljs av vår kundtjänst: skriv land, datum och åldrar.`,
            },
          ],
        },
        {
          heading: 'Ålder',
          parts: [
            {
              kind: 'list',
              items: [
                'Ungdom: till och med {{youthMaxAge}} år.',
                'Senior: över {{seniorAge}}. En del säljare skriver ”från {{seniorAge}}”.',
                'Åldern den första resdagen räknas. Ungdom och senior har en extra rabatt på {{extraDiscountMin}}–{{extraDiscountMax}} procent.',
              ],
            },
          ],
        },
        {
          heading: 'Barn',
          parts: [
            {
              kind: 'text',
              text: 'Under {{childFreeBelow}} år åker barn gratis med en vuxen som har pass, högst {{childrenPerAdult}} per vuxen. Beställ barnpasset tillsammans med den vuxnes pass. Under {{childNoPassBelow}} år kräver en del järnvägar inget pass alls; barnpasset är gratis, så beställ ett om du är osäker. En platsbokning kostar lika mycket för ett barn.',
            },
          ],
        },
        {
          heading: 'Grupper',
          parts: [
            {
              kind: 'text',
              text: 'Från {{groupSize}} personer: upp till {{groupDiscount}} procents rabatt. Fråga kundtjänst innan ni beställer.',
            },
          ],
        },
        {
          heading: 'Var du bor',
          parts: [
            {
              kind: 'text',
              text: 'Interrail är för den som bor i Europa. Bor du någon annanstans heter passet Eurail.',
            },
          ],
        },
      ],
    },
    {
      title: 'Från köp till första tåget',
      sections: [
        {
          heading: 'Åtta steg',
          parts: [
            {
              kind: 'steps',
              steps: [
                [
                  'Lägg till passet',
                  'I appen Rail Planner, för Android och iOS. Efternamn och passnummer precis som i vårt mejl: stora bokstäver räknas och inga mellanslag får stå före eller efter. Du måste vara uppkopplad.',
                ],
                ['Koppla en resa', 'Ett pass hör till en resa i appen. Resan får vara tom till en början.'],
                [
                  'Aktivera',
                  'Med resepassets eller id-kortets nummer och den första resdagen. Bara med uppkoppling, och inom {{activationMonths}} månader från köpet.',
                ],
                ['Planera', 'Sök tåg i reseplaneraren och se vilka som kräver platsbokning.'],
                ['Spara', 'Tågen du väljer, i din resa. Det kostar ingen resdag.'],
                ['Lägg till i passet', 'Varje tåg, även de korta, innan du stiger på. Då används dagen.'],
                ['Visa biljetten', 'Dagens kod, och det resepass eller id-kort som du angav.'],
                ['Avaktivera', 'Om planerna ändras: innan dagen har börjat, annars är resdagen använd.'],
              ],
            },
          ],
        },
        {
          heading: 'Fyra nummer',
          parts: [
            {
              kind: 'codes',
              codes: [
                {
                  name: 'Passnummer',
                  example: 'K7RM2T',
                  text: 'Sex bokstäver eller siffror, i vårt mejl. Lägger in passet i appen.',
                },
                {
                  name: 'Verifieringsnummer',
                  example: 'I20418365',
                  text: 'Stort I och åtta siffror, i appen (cover number). Behövs när du bokar plats.',
                },
                {
                  name: 'Resepass eller id',
                  example: '',
                  text: 'Behövs när du aktiverar, och kontrolleras ombord.',
                },
                {
                  name: 'Pinkod',
                  example: '',
                  text: 'Din egen, till telefonen. Ingen på tåget behöver den.',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      title: 'Resdagar och nattåg',
      sections: [
        {
          heading: 'En dag, en natt',
          parts: [
            {
              kind: 'travel-day',
              words: {
                alt: 'Ett nattåg som går första dagen och kommer fram andra dagen tar bara den första dagen.',
                first: 'Dag 1',
                second: 'Dag 2',
                used: 'en resdag',
                free: 'ingen resdag',
                train: 'Nattåg 22:15–07:40',
              },
            },
          ],
        },
        {
          heading: 'En resdag',
          parts: [
            {
              kind: 'text',
              text: 'Från 00:00 till 23:59, så många tåg du vill. Med ett Flexi-pass väljer du dagen i appen; med ett Continuous-pass är varje dag en resdag.',
            },
          ],
        },
        {
          heading: 'Ett nattåg',
          parts: [
            {
              kind: 'text',
              text: 'Räknas till dagen då det avgår. Stiger du på ett annat tåg efter ankomsten går också den andra dagen åt. Ankomsten måste ligga inom passets giltighetstid.',
            },
          ],
        },
        {
          heading: 'Ändrade planer',
          parts: [
            {
              kind: 'text',
              text: 'En resdag kan tas tillbaka tills den börjar, inte efteråt. Dagar som är kvar när passet går ut är förlorade.',
            },
          ],
        },
        {
          heading: 'Ditt eget land',
          parts: [
            {
              kind: 'text',
              text: 'Två resor i landet där du bor: en ut och en hem, var och en på en resdag. Byten på vägen ingår i resan. Andra turer hemma kräver vanlig biljett.',
            },
          ],
        },
        {
          heading: 'Bra att veta',
          parts: [
            {
              kind: 'list',
              items: [
                'Appen måste vara uppkopplad minst var {{onlineDays}}:e dag.',
                'När den första resdagen i ett aktiverat pass har börjat kan passet varken återbetalas eller flyttas till en annan telefon.',
              ],
            },
          ],
        },
      ],
    },
    {
      title: 'Platsbokning',
      sections: [
        {
          heading: 'Plats och biljett',
          parts: [
            {
              kind: 'text',
              text: 'Passet är biljetten. En egen plats är en platsbokning, och den kostar extra där den behövs.',
            },
          ],
        },
        {
          heading: 'Var',
          parts: [
            {
              kind: 'rows',
              rows: [
                ['Krävs', 'Nattåg, Eurostar, TGV och höghastighetståg i Italien och Spanien.'],
                ['Frivilligt', 'De flesta dagtåg i Tyskland och Österrike.'],
                ['Aldrig', 'Lokaltåg och regionaltåg, som regel.'],
              ],
            },
            { kind: 'text', text: 'I appen står det för varje tåg om platsbokning krävs.' },
          ],
        },
        {
          heading: 'När',
          parts: [
            {
              kind: 'text',
              text: 'De flesta tåg kan bokas två till tre månader i förväg. Ta nattågen först, sedan tågen som är ensamma på sin sträcka den dagen.',
            },
          ],
        },
        {
          heading: 'Hur',
          parts: [
            {
              kind: 'list',
              items: [
                'Ha verifieringsnumret till hands: I och åtta siffror.',
                'Bokningens dag måste vara en av passets resdagar.',
                'De flesta platsbokningar återbetalas inte.',
                'Skriv upp tåg och plats utanför appen också.',
              ],
            },
          ],
        },
        {
          heading: 'Utan',
          parts: [
            {
              kind: 'text',
              text: 'Vid sidan av de flesta höghastighetsbanor går långsammare tåg utan bokningskrav. De tar längre tid och kostar ingenting extra.',
            },
          ],
        },
      ],
    },
    {
      title: 'Om något går fel',
      sections: [
        {
          heading: 'Ett sent tåg',
          parts: [
            {
              kind: 'text',
              text: 'Från 60 minuter kan du ha rätt till ersättning, och för pass gäller egna regler. Ta en skärmbild av resan i appen, behåll platsbokningen och skicka kontaktformuläret med ärendet ”Försenat, missat eller inställt tåg”.',
            },
          ],
        },
        {
          heading: 'Borttappad telefon',
          parts: [
            {
              kind: 'text',
              text: 'Före första resdagen: lägg till passet i en annan telefon med samma efternamn och passnummer. Efter det: ring oss.',
            },
          ],
        },
        {
          heading: 'Ingen resa',
          parts: [
            {
              kind: 'text',
              text: 'Vad som gäller för återbetalning av ett pass som inte är aktiverat står i våra villkor. Fråga innan du aktiverar.',
            },
          ],
        },
        {
          heading: 'Ring',
          parts: [
            {
              kind: 'text',
              text: `${values.phone}, måndag till fredag {{phoneOpens}}–{{phoneCloses}} svensk tid, stängt på svenska helgdagar.`,
            },
          ],
        },
        ...(values.contactAddress
          ? [{ heading: 'Skriv', parts: [{ kind: 'text' as const, text: values.contactAddress }] }]
          : []),
        {
          heading: 'Innan du åker',
          parts: [
            {
              kind: 'list',
              items: [
                'Passet tillagt, resan kopplad, rätt första resdag.',
                'Det resepass eller id-kort vars nummer du angav.',
                'Platsbokningarna sparade utanför appen.',
                'Telefonen laddad, sladden packad, appen uppkopplad i dag.',
              ],
            },
          ],
        },
      ],
    },
  ],
})
