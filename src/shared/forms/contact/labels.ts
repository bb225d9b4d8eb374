import { formatNumber } from '../../../i18n/format.ts'
import { perLocale } from '../../../i18n/locales.ts'
import { defineLabels } from '../kit/labels.ts'
import { personLabels } from '../person-labels.ts'
import { contactForm } from './form.ts'

const { journeys, message } = contactForm.fields
/** The length of the longest message, as each language writes it. */
const longest = perLocale(locale => formatNumber(message.max, locale))

/** The contact form's words. */
export const contactLabels = defineLabels(contactForm, {
  subject: {
    label: { en: 'What is it about?', sv: 'Vad gäller det?', da: 'Hvad drejer det sig om?' },
    none: { en: 'Choose a subject', sv: 'Välj ärende', da: 'Vælg emne' },
    missing: {
      en: 'Choose what your message is about',
      sv: 'Välj vad ditt meddelande handlar om',
      da: 'Vælg, hvad din besked handler om',
    },
    options: {
      booking: {
        en: 'Tickets and seat reservations',
        sv: 'Biljetter och platsbokningar',
        da: 'Billetter og pladsreservationer',
      },
      interrail: { en: 'Interrail Global Pass', sv: 'Interrail Global Pass', da: 'Interrail Global Pass' },
      'one-country-pass': { en: 'One Country Pass', sv: 'One Country Pass', da: 'One Country Pass' },
      'japan-rail-pass': { en: 'Japan Rail Pass', sv: 'Japan Rail Pass', da: 'Japan Rail Pass' },
      'gift-card': { en: 'Gift cards', sv: 'Presentkort', da: 'Gavekort' },
      taxi: {
        en: 'Taxi to or from the station',
        sv: 'Taxi till eller från stationen',
        da: 'Taxa til eller fra stationen',
      },
      claim: {
        en: 'Delayed, missed or cancelled train',
        sv: 'Försenat, missat eller inställt tåg',
        da: 'Forsinket eller aflyst tog, mistet forbindelse',
      },
      withdrawal: { en: 'Withdraw from a purchase', sv: 'Ångra ett köp', da: 'Fortryd et køb' },
      business: { en: 'Business travel', sv: 'Affärsresor', da: 'Erhvervsrejser' },
      account: { en: 'My account', sv: 'Mitt konto', da: 'Min konto' },
      other: { en: 'Something else', sv: 'Något annat', da: 'Noget andet' },
    },
  },
  ...personLabels,
  orderNumber: {
    label: { en: 'Order number', sv: 'Ordernummer', da: 'Bestillingsnummer' },
    hint: {
      en: 'It is in the e-mail that confirmed your order; its reference (P-…) will do too',
      sv: 'Det står i mejlet som bekräftade din beställning; ärendenumret (P-…) går också bra',
      da: 'Det står i den mail, der bekræftede din bestilling; sagsnummeret (P-…) er også godt',
    },
  },
  page: {
    label: { en: 'Page on this site', sv: 'Sida på webbplatsen', da: 'Side på webstedet' },
    hint: {
      en: 'If it concerns one page, paste its address',
      sv: 'Om det gäller en viss sida: klistra in adressen',
      da: 'Hvis det gælder en bestemt side: indsæt adressen',
    },
  },
  journeys: {
    label: { en: 'Your journeys', sv: 'Dina resor', da: 'Dine rejser' },
    hint: {
      en: `Up to ${journeys.max} journeys. For each delayed, missed or cancelled train we need the date, both stations and the departure time; arrival and train number help us find it.`,
      sv: `Upp till ${journeys.max} resor. För varje försenat, missat eller inställt tåg behöver vi datum, båda stationerna och avgångstid; ankomst och tågnummer hjälper oss att hitta det.`,
      da: `Op til ${journeys.max} rejser. For hvert forsinket eller aflyst tog og hver mistet forbindelse skal vi have dato, begge stationer og afgangstid; ankomst og tognummer hjælper os med at finde toget.`,
    },
    row: { en: 'Journey', sv: 'Resa', da: 'Rejse' },
    add: { en: 'Add a journey', sv: 'Lägg till en resa', da: 'Tilføj en rejse' },
    remove: { en: 'Remove journey', sv: 'Ta bort resa', da: 'Fjern rejse' },
    tooMany: {
      en: `Journeys count can't be more than ${journeys.max}`,
      sv: `Antalet resor kan vara högst ${journeys.max}`,
      da: `Antallet af rejser kan højst være ${journeys.max}`,
    },
    missing: {
      en: 'Please enter your journey information.',
      sv: 'Fyll i uppgifterna om din resa.',
      da: 'Angiv oplysningerne om din rejse.',
    },
    fields: {
      from: {
        label: { en: 'From', sv: 'Från', da: 'Fra' },
        missing: {
          en: 'Enter where you are travelling from',
          sv: 'Fyll i var du reser från',
          da: 'Angiv, hvor du rejser fra',
        },
      },
      to: {
        label: { en: 'To', sv: 'Till', da: 'Til' },
        missing: {
          en: 'Enter where you are going',
          sv: 'Fyll i vart du ska resa',
          da: 'Angiv, hvor du skal hen',
        },
      },
      date: {
        label: { en: 'Date', sv: 'Datum', da: 'Dato' },
        missing: {
          en: 'Enter the date of the journey',
          sv: 'Fyll i resans datum',
          da: 'Angiv rejsens dato',
        },
        refused: {
          en: 'That date is in the future. If a future train has been cancelled, choose another subject.',
          sv: 'Den dagen ligger i framtiden. Om ett kommande tåg är inställt väljer du ett annat ärende.',
          da: 'Den dag ligger i fremtiden. Hvis et kommende tog er aflyst, skal du vælge et andet emne.',
        },
      },
      departure: {
        label: { en: 'Departure', sv: 'Avgång', da: 'Afgang' },
        missing: {
          en: 'Enter the scheduled departure time',
          sv: 'Fyll i den planerade avgångstiden',
          da: 'Angiv den planlagte afgangstid',
        },
      },
      arrival: { label: { en: 'Arrival', sv: 'Ankomst', da: 'Ankomst' } },
      train: { label: { en: 'Train number', sv: 'Tågnummer', da: 'Tognummer' } },
      status: {
        label: { en: 'What happened?', sv: 'Vad hände?', da: 'Hvad skete der?' },
        none: { en: 'Nothing to report', sv: 'Inget att anmäla', da: 'Intet at bemærke' },
        missing: {
          en: 'Choose what happened to the train',
          sv: 'Välj vad som hände med tåget',
          da: 'Vælg, hvad der skete med toget',
        },
        options: {
          cancelled: { en: 'Cancelled', sv: 'Inställt', da: 'Aflyst' },
          missed: { en: 'Missed', sv: 'Missat', da: 'Mistet forbindelse' },
          delayed: { en: 'Delayed', sv: 'Försenat', da: 'Forsinket' },
        },
      },
    },
  },
  claimInfo: {
    label: {
      en: 'More about your claim',
      sv: 'Mer om ditt ersättningskrav',
      da: 'Mere om dit krav',
    },
    hint: {
      en: 'What it cost you: a hotel, a taxi, another ticket',
      sv: 'Vad det kostade dig: hotell, taxi, en ny biljett',
      da: 'Hvad det kostede dig: hotel, taxa, en ny billet',
    },
  },
  message: {
    label: { en: 'Message', sv: 'Meddelande', da: 'Besked' },
    hint: {
      en: `At most ${longest.en} characters`,
      sv: `Högst ${longest.sv} tecken`,
      da: `Højst ${longest.da} tegn`,
    },
    missing: { en: 'Enter your message', sv: 'Skriv ditt meddelande', da: 'Skriv din besked' },
  },
  files: { label: { en: 'Files', sv: 'Filer', da: 'Filer' } },
})

/** The words of the contact form's fields in one language, as its rules and its island get them. */
export type ContactWords = ReturnType<typeof contactLabels>['fields']
