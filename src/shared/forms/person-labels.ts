/** The labels of fields for name and contact details, the same in every form. */
export const personLabels = {
  name: {
    label: { en: 'First name', sv: 'Förnamn', da: 'Fornavn' },
    missing: { en: 'Enter your first name', sv: 'Skriv ditt förnamn', da: 'Skriv dit fornavn' },
  },
  lastName: {
    label: { en: 'Last name', sv: 'Efternamn', da: 'Efternavn' },
    missing: { en: 'Enter your last name', sv: 'Skriv ditt efternamn', da: 'Skriv dit efternavn' },
  },
  email: { label: { en: 'E-mail', sv: 'E-post', da: 'E-mail' } },
  phone: { label: { en: 'Phone', sv: 'Telefon', da: 'Telefon' } },
} as const
