import type { GuideText, GuideValues } from './guide-text.ts'

/** The pass guide in Danish. */
export const da = (values: GuideValues): GuideText => ({
  title: 'Pasguiden',
  lead: 'Interrail, fra det første valg til det sidste tog.',
  coverAlt: 'Et hvidt tog med en lyserød linje ved en kaj om natten.',
  version: 'Version:',
  page: 'Side',
  chapters: [
    {
      title: 'Hvilket pas',
      sections: [
        {
          heading: 'Global Pass',
          parts: [
            {
              kind: 'text',
              text: 'Ét pas til {{countries}} lande, omkring {{destinations}} steder og over {{operators}} togselskaber. Det findes i to slags.',
            },
            {
              kind: 'rows',
              rows: [
                [
                  'Flexi',
                  `Rejsedage, som du vælger undervejs: ${values.flexi.join('; ')}. Til rejser med ophold.`,
                ],
                [
                  'Continuous',
                  `Hver dag fra den første til den sidste: ${values.continuous.join(', ')}. Til rejser, der går videre næsten hver dag.`,
                ],
              ],
            },
            {
              kind: 'text',
              text: 'Tæl de dage, du skal sidde i et tog, og tag det mindste pas, der rummer dem.',
            },
          ],
        },
        {
          heading: 'One Country Pass',
          parts: [
            {
              kind: 'text',
              text: `Ét land, men ikke det, du bor i: ${values.oneCountry.join(', ')}. Sælges af vores kundeservice: skriv land, datoer, og hvor gamle I er.`,
            },
          ],
        },
        {
          heading: 'Alder',
          parts: [
            {
              kind: 'list',
              items: [
                'Ung: til og med {{youthMaxAge}} år.',
                'Senior: over {{seniorAge}}. Nogle sælgere skriver »fra {{seniorAge}}«.',
                'Det er alderen på den første rejsedag, der tæller. Unge og seniorer får en ekstra rabat på {{extraDiscountMin}}–{{extraDiscountMax}} procent.',
              ],
            },
          ],
        },
        {
          heading: 'Børn',
          parts: [
            {
              kind: 'text',
              text: 'Under {{childFreeBelow}} år rejser børn gratis med en voksen, der har pas, højst {{childrenPerAdult}} pr. voksen. Bestil børnepasset sammen med den voksnes pas. Under {{childNoPassBelow}} år kræver nogle jernbaner slet intet pas; børnepasset er gratis, så bestil et, hvis du er i tvivl. En pladsreservation koster det samme for et barn.',
            },
          ],
        },
        {
          heading: 'Grupper',
          parts: [
            {
              kind: 'text',
              text: 'Fra {{groupSize}} personer: op til {{groupDiscount}} procents rabat. Spørg kundeservice, før I bestiller.',
            },
          ],
        },
        {
          heading: 'Hvor du bor',
          parts: [
            {
              kind: 'text',
              text: 'Interrail er for dem, der bor i Europa. Bor du et andet sted, hedder passet Eurail.',
            },
          ],
        },
      ],
    },
    {
      title: 'Fra køb til første tog',
      sections: [
        {
          heading: 'Otte trin',
          parts: [
            {
              kind: 'steps',
              steps: [
                [
                  'Tilføj passet',
                  'I appen Rail Planner, til Android og iOS. Efternavn og pasnummer, præcis som i vores mail: store bogstaver tæller, og der må ikke være mellemrum før eller efter. Du skal være online.',
                ],
                [
                  'Forbind en rejse',
                  'Et pas hører til en rejse i appen. Rejsen må gerne være tom til at begynde med.',
                ],
                [
                  'Aktivér',
                  'Med nummeret på rejsepas eller id-kort og den første rejsedag. Kun online, og senest {{activationMonths}} måneder efter købet.',
                ],
                ['Planlæg', 'Find tog i rejseplanen, og se, hvilke der kræver pladsreservation.'],
                ['Gem', 'De tog, du vælger, i din rejse. Det bruger ingen rejsedag.'],
                ['Tilføj til passet', 'Hvert tog, også de korte, før du stiger på. Så er dagen brugt.'],
                ['Vis billetten', 'Dagens kode, og det rejsepas eller id-kort, du oplyste.'],
                ['Deaktivér', 'Hvis planerne ændrer sig: før dagen er begyndt, ellers er rejsedagen brugt.'],
              ],
            },
          ],
        },
        {
          heading: 'Fire numre',
          parts: [
            {
              kind: 'codes',
              codes: [
                {
                  name: 'Pasnummer',
                  example: 'K7RM2T',
                  text: 'Seks bogstaver eller cifre, i vores mail. Lægger passet ind i appen.',
                },
                {
                  name: 'Verifikationsnummer',
                  example: 'I20418365',
                  text: 'Stort I og otte cifre, i appen (cover number). Skal bruges, når du reserverer plads.',
                },
                {
                  name: 'Rejsepas eller id',
                  example: '',
                  text: 'Skal bruges, når du aktiverer, og bliver tjekket i toget.',
                },
                {
                  name: 'Pinkode',
                  example: '',
                  text: 'Din egen, til telefonen. Ingen i toget har brug for den.',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      title: 'Rejsedage og nattog',
      sections: [
        {
          heading: 'En dag, en nat',
          parts: [
            {
              kind: 'travel-day',
              words: {
                alt: 'Et nattog, der kører den første dag og er fremme den anden, bruger kun den første dag.',
                first: 'Dag 1',
                second: 'Dag 2',
                used: 'én rejsedag',
                free: 'ingen rejsedag',
                train: 'Nattog 22.15–07.40',
              },
            },
          ],
        },
        {
          heading: 'En rejsedag',
          parts: [
            {
              kind: 'text',
              text: 'Fra 00.00 til 23.59, så mange tog du vil. Med et Flexi-pas vælger du dagen i appen; med et Continuous-pas er hver dag en rejsedag.',
            },
          ],
        },
        {
          heading: 'Et nattog',
          parts: [
            {
              kind: 'text',
              text: 'Tæller som den dag, det kører. Stiger du på et andet tog efter ankomsten, går den anden dag også med. Ankomsten skal ligge inden for den tid, passet gælder.',
            },
          ],
        },
        {
          heading: 'Ændrede planer',
          parts: [
            {
              kind: 'text',
              text: 'En rejsedag kan fortrydes, indtil den begynder, ikke senere. Dage, der er tilbage, når passet udløber, er tabt.',
            },
          ],
        },
        {
          heading: 'Dit eget land',
          parts: [
            {
              kind: 'text',
              text: 'To rejser i det land, du bor i: én ud og én hjem, hver på en rejsedag. Skift undervejs hører med til rejsen. Andre ture hjemme kræver en almindelig billet.',
            },
          ],
        },
        {
          heading: 'Godt at vide',
          parts: [
            {
              kind: 'list',
              items: [
                'Appen skal være online mindst hver {{onlineDays}}. dag.',
                'Når den første rejsedag i et aktiveret pas er begyndt, kan passet hverken refunderes eller flyttes til en anden telefon.',
              ],
            },
          ],
        },
      ],
    },
    {
      title: 'Pladsreservationer',
      sections: [
        {
          heading: 'Plads og billet',
          parts: [
            {
              kind: 'text',
              text: 'Passet er billetten. Din egen plads er en reservation, og den koster ekstra, hvor den er nødvendig.',
            },
          ],
        },
        {
          heading: 'Hvor',
          parts: [
            {
              kind: 'rows',
              rows: [
                ['Kræves', 'Nattog, Eurostar, TGV og højhastighedstog i Italien og Spanien.'],
                ['Frivilligt', 'De fleste dagtog i Tyskland og Østrig.'],
                ['Aldrig', 'Lokaltog og regionaltog, som regel.'],
              ],
            },
            { kind: 'text', text: 'I appen står der ved hvert tog, om det kræver reservation.' },
          ],
        },
        {
          heading: 'Hvornår',
          parts: [
            {
              kind: 'text',
              text: 'De fleste tog kan reserveres to til tre måneder før. Tag nattogene først, derefter de tog, der er de eneste på strækningen den dag.',
            },
          ],
        },
        {
          heading: 'Hvordan',
          parts: [
            {
              kind: 'list',
              items: [
                'Hav verifikationsnummeret klar: I og otte cifre.',
                'Reservationens dag skal være en af passets rejsedage.',
                'De fleste reservationer refunderes ikke.',
                'Skriv også tog og plads ned uden for appen.',
              ],
            },
          ],
        },
        {
          heading: 'Uden',
          parts: [
            {
              kind: 'text',
              text: 'Ved siden af de fleste højhastighedsbaner kører der langsommere tog uden krav om reservation. De tager længere tid og koster ikke noget ekstra.',
            },
          ],
        },
      ],
    },
    {
      title: 'Hvis noget går galt',
      sections: [
        {
          heading: 'Et forsinket tog',
          parts: [
            {
              kind: 'text',
              text: 'Fra 60 minutter kan du have ret til kompensation, og for pas gælder der særlige regler. Tag et skærmbillede af rejsen i appen, gem reservationen, og send kontaktformularen med emnet »Forsinket eller aflyst tog, mistet forbindelse«.',
            },
          ],
        },
        {
          heading: 'Mistet telefon',
          parts: [
            {
              kind: 'text',
              text: 'Før den første rejsedag: tilføj passet på en anden telefon med samme efternavn og pasnummer. Derefter: ring til os.',
            },
          ],
        },
        {
          heading: 'Ingen rejse',
          parts: [
            {
              kind: 'text',
              text: 'Hvad der gælder for refusion af et pas, der ikke er aktiveret, står i vores vilkår. Spørg, før du aktiverer.',
            },
          ],
        },
        {
          heading: 'Ring',
          parts: [
            {
              kind: 'text',
              text: `${values.phone}, mandag til fredag {{phoneOpens}}–{{phoneCloses}} svensk tid, lukket på svenske helligdage.`,
            },
          ],
        },
        ...(values.contactAddress
          ? [{ heading: 'Skriv', parts: [{ kind: 'text' as const, text: values.contactAddress }] }]
          : []),
        {
          heading: 'Før du tager af sted',
          parts: [
            {
              kind: 'list',
              items: [
                'Passet tilføjet, rejsen forbundet, den rigtige første rejsedag.',
                'Det rejsepas eller id-kort, hvis nummer du oplyste.',
                'Reservationerne gemt uden for appen.',
                'Telefonen ladet op, ledningen pakket, appen online i dag.',
              ],
            },
          ],
        },
      ],
    },
  ],
})
