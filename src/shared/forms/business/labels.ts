import { defineLabels } from '../kit/labels.ts'
import { personLabels } from '../person-labels.ts'
import { businessForm } from './form.ts'

const { max } = businessForm.fields.employees

/** The business application's words. */
export const businessLabels = defineLabels(businessForm, {
  companyName: {
    label: { en: 'Company name', sv: 'Företagsnamn', da: 'Virksomhedens navn' },
    missing: {
      en: 'Enter the company’s name',
      sv: 'Skriv företagets namn',
      da: 'Skriv virksomhedens navn',
    },
  },
  registrationNumber: {
    label: { en: 'Company registration number', sv: 'Organisationsnummer', da: 'CVR-nummer' },
    missing: {
      en: 'Enter the company registration number',
      sv: 'Skriv organisationsnumret',
      da: 'Skriv CVR-nummeret',
    },
  },
  address: {
    label: { en: 'Street address', sv: 'Gatuadress', da: 'Adresse' },
    missing: { en: 'Enter the street address', sv: 'Skriv gatuadressen', da: 'Skriv adressen' },
  },
  zipCode: {
    label: { en: 'Postcode', sv: 'Postnummer', da: 'Postnummer' },
    missing: { en: 'Enter the postcode', sv: 'Skriv postnumret', da: 'Skriv postnummeret' },
  },
  city: {
    label: { en: 'City', sv: 'Ort', da: 'By' },
    missing: { en: 'Enter the city', sv: 'Skriv orten', da: 'Skriv byen' },
  },
  district: { label: { en: 'District', sv: 'Stadsdel eller område', da: 'Bydel' } },
  country: {
    label: { en: 'Country', sv: 'Land', da: 'Land' },
    missing: { en: 'Enter the country', sv: 'Skriv landet', da: 'Skriv landet' },
  },
  invoiceEmail: {
    label: { en: 'E-mail for invoices', sv: 'E-post för fakturor', da: 'E-mail til fakturaer' },
    notEmail: {
      en: 'The E-mail for invoices field must be a valid e-mail address',
      sv: 'Fältet E-post för fakturor måste innehålla en giltig e-postadress',
      da: 'Feltet E-mail til fakturaer skal indeholde en gyldig e-mailadresse',
    },
  },
  ...personLabels,
  lastName: {
    label: { en: 'Last name', sv: 'Efternamn', da: 'Efternavn' },
    missing: { en: 'Enter your last name', sv: 'Skriv ditt efternamn', da: 'Skriv dit efternavn' },
  },
  employees: {
    label: { en: 'Authorised employees', sv: 'Behöriga anställda', da: 'Bemyndigede medarbejdere' },
    hint: {
      en: `People who may order on the company’s account: at least one, at most ${max}. Let them know that you have given us their details.`,
      sv: `De som får beställa på företagets konto: minst en, högst ${max}. Berätta för dem att vi har fått deras uppgifter.`,
      da: `De, der må bestille på virksomhedens konto: mindst én, højst ${max}. Fortæl dem, at vi har fået deres oplysninger.`,
    },
    row: { en: 'Employee', sv: 'Anställd', da: 'Medarbejder' },
    add: { en: 'Add an employee', sv: 'Lägg till en anställd', da: 'Tilføj en medarbejder' },
    remove: { en: 'Remove employee', sv: 'Ta bort anställd', da: 'Fjern medarbejder' },
    tooMany: {
      en: `You can add up to ${max} employees`,
      sv: `Antalet anställda kan vara högst ${max}`,
      da: `Antallet af medarbejdere kan højst være ${max}`,
    },
    missing: {
      en: 'Please enter employee information.',
      sv: 'Fyll i uppgifter om de anställda.',
      da: 'Angiv oplysninger om medarbejderne.',
    },
    fields: {
      contactName: {
        label: { en: 'Contact name', sv: 'Namn', da: 'Navn' },
        missing: {
          en: 'Enter the employee’s name',
          sv: 'Skriv den anställdas namn',
          da: 'Skriv medarbejderens navn',
        },
      },
      email: {
        label: { en: 'E-mail', sv: 'E-post', da: 'E-mail' },
        missing: {
          en: 'Enter the employee’s e-mail address',
          sv: 'Skriv den anställdas e-postadress',
          da: 'Skriv medarbejderens e-mailadresse',
        },
      },
      phone: {
        label: { en: 'Phone', sv: 'Telefon', da: 'Telefon' },
        missing: {
          en: 'Enter the employee’s phone number',
          sv: 'Skriv den anställdas telefonnummer',
          da: 'Skriv medarbejderens telefonnummer',
        },
      },
    },
  },
  terms: {
    label: {
      en: 'We have read and accept the terms, and I am authorised to sign for the company or am applying on behalf of somebody who is.',
      sv: 'Vi har läst och godkänner villkoren, och jag är firmatecknare eller ansöker för någon som är det.',
      da: 'Vi har læst og accepterer vilkårene, og jeg er tegningsberettiget eller søger på vegne af en, der er det.',
    },
    missing: {
      en: 'Accept the terms to apply',
      sv: 'Godkänn villkoren för att ansöka',
      da: 'Accepter vilkårene for at søge',
    },
  },
})

/** The words of the business application's fields in one language, as its rules and its island get them. */
export type BusinessWords = ReturnType<typeof businessLabels>['fields']
