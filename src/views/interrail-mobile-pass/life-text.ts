import { defineText } from '../../i18n/text.ts'

export const lifeText = defineText({
  heading: { en: 'The life of a pass', sv: 'Passets liv', da: 'Passets liv' },
  picture: {
    en: 'Diagram of a pass’s life: bought, added, connected, activated, in use and expired, with a siding from activated back to connected. The list beside it gives the same steps.',
    sv: 'Diagram över passets liv: köpt, tillagt, kopplat, aktiverat, i bruk och utgånget, med ett sidospår från aktiverat tillbaka till kopplat. Listan bredvid visar samma sak.',
    da: 'Diagram over passets liv: købt, tilføjet, forbundet, aktiveret, i brug og udløbet, med et sidespor fra aktiveret tilbage til forbundet. Listen ved siden af viser det samme.',
  },
  firstDay: { en: 'First travel day begins', sv: 'Första resdagen börjar', da: 'Første rejsedag begynder' },
  unused: { en: 'Not activated', sv: 'Inte aktiverat', da: 'Ikke aktiveret' },
  unusedFor: {
    en: (months: string) => `in ${months} months`,
    sv: (months: string) => `på ${months} månader`,
    da: (months: string) => `i ${months} måneder`,
  },
})

/** The names of the states, short enough for the diagram. */
export const stateNames = defineText({
  bought: { en: 'Bought', sv: 'Köpt', da: 'Købt' },
  added: { en: 'Added to the app', sv: 'Tillagt i appen', da: 'Tilføjet i appen' },
  connected: { en: 'Connected to a trip', sv: 'Kopplat till en resa', da: 'Forbundet med rejse' },
  activated: { en: 'Activated', sv: 'Aktiverat', da: 'Aktiveret' },
  deactivated: { en: 'Deactivated', sv: 'Avaktiverat', da: 'Deaktiveret' },
  inUse: { en: 'In use', sv: 'I bruk', da: 'I brug' },
  expired: { en: 'Expired', sv: 'Utgånget', da: 'Udløbet' },
})

/** One or two sentences about each state; both figures come from the facts. */
export const stateTexts = defineText({
  bought: {
    en: (months: string) =>
      `The pass number comes by e-mail. From now on you have ${months} months to activate the pass.`,
    sv: (months: string) =>
      `Passnumret kommer i ett mejl. Nu har du ${months} månader på dig att aktivera passet.`,
    da: (months: string) => `Pasnummeret kommer på mail. Nu har du ${months} måneder til at aktivere passet.`,
  },
  added: {
    en: () =>
      'It lives on one phone. You can still move it to another: add it there, with the same name and number.',
    sv: () =>
      'Det finns på en telefon. Det går fortfarande att flytta: lägg till det på den andra, med samma namn och nummer.',
    da: () =>
      'Det ligger på én telefon. Det kan stadig flyttes: tilføj det på den anden med samme navn og nummer.',
  },
  connected: {
    en: () => 'The trip holds your journeys and tickets. No travel day has been used yet.',
    sv: () => 'I resan samlas tågen och biljetterna. Än har ingen resdag gått åt.',
    da: () => 'I rejsen samles togene og billetterne. Endnu er der ikke gået en rejsedag.',
  },
  activated: {
    en: () =>
      'The first travel day is set, and journeys can be added to the pass. Up to that day you can change your mind.',
    sv: () =>
      'Första resdagen är bestämd, och tåg kan läggas till i passet. Fram till den dagen kan du ångra dig.',
    da: () =>
      'Den første rejsedag er valgt, og tog kan tilføjes til passet. Indtil den dag kan du ombestemme dig.',
  },
  deactivated: {
    en: () =>
      'Only before the first travel day has begun: the pass goes back one stop and waits for a new date.',
    sv: () => 'Bara innan första resdagen har börjat: passet backar en station och väntar på ett nytt datum.',
    da: () =>
      'Kun før den første rejsedag er begyndt: passet kører én station tilbage og venter på en ny dato.',
  },
  inUse: {
    en: (days: string) =>
      `It can no longer be refunded or moved to another phone. The app must go online at least once every ${days} days.`,
    sv: (days: string) =>
      `Nu kan det varken återbetalas eller flyttas till en annan telefon. Appen måste vara uppkopplad minst var ${days}:e dag.`,
    da: (days: string) =>
      `Nu kan det hverken betales tilbage eller flyttes til en anden telefon. Appen skal være online mindst hver ${days}. dag.`,
  },
  expired: {
    en: (months: string) =>
      `The pass is no longer valid, and unused travel days are lost. A pass that is not activated within ${months} months ends here too.`,
    sv: (months: string) =>
      `Giltighetstiden är slut, och oanvända resdagar är borta. Hit kommer också ett pass som inte aktiveras på ${months} månader.`,
    da: (months: string) =>
      `Gyldigheden er forbi, og ubrugte rejsedage er væk. Her ender også et pas, der ikke er aktiveret i ${months} måneder.`,
  },
})
