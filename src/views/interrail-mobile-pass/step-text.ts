import { defineText } from '../../i18n/text.ts'

/** Descriptions of the drawn phone of each step for readers who do not see it. */
export const pictureText = defineText({
  add: {
    en: 'The app with two fields, last name and pass number. Below them the pass has appeared.',
    sv: 'Appen med två fält, efternamn och passnummer. Under dem har passet dykt upp.',
    da: 'Appen med to felter, efternavn og pasnummer. Under dem er passet dukket op.',
  },
  connect: {
    en: 'The pass above, a trip below, and a line with a tick that ties them together.',
    sv: 'Passet överst, en resa nederst och en linje med en bock som binder ihop dem.',
    da: 'Passet øverst, en rejse nederst og en linje med et flueben, der binder dem sammen.',
  },
  activate: {
    en: 'A calendar with one day chosen, a field with a passport number and the button that activates.',
    sv: 'En kalender med en vald dag, ett fält med resepassets nummer och knappen som aktiverar.',
    da: 'En kalender med én valgt dag, et felt med rejsepassets nummer og knappen, der aktiverer.',
  },
  plan: {
    en: 'A search from Malmö C to Hamburg Hbf with three departures; the one at 08:33 is chosen.',
    sv: 'En sökning från Malmö C till Hamburg Hbf med tre avgångar; den 08:33 är vald.',
    da: 'En søgning fra Malmö C til Hamburg Hbf med tre afgange; den kl. 08.33 er valgt.',
  },
  save: {
    en: 'The journey via København H with its bookmark filled in; it is now in the trip.',
    sv: 'Tåget via København H med ifyllt bokmärke; det finns nu i resan.',
    da: 'Toget via København H med udfyldt bogmærke; det ligger nu i rejsen.',
  },
  addToPass: {
    en: 'The journey is switched on, and one of five travel days on the pass is filled in.',
    sv: 'Tåget är påslaget, och en av passets fem resdagar är ifylld.',
    da: 'Toget er slået til, og én af passets fem rejsedage er udfyldt.',
  },
  show: {
    en: 'The ticket with name, code and passport number, as the conductor’s reader passes over the code.',
    sv: 'Biljetten med namn, kod och resepassets nummer, medan konduktören läser av koden.',
    da: 'Billetten med navn, kode og rejsepassets nummer, mens togpersonalet scanner koden.',
  },
  deactivate: {
    en: 'The switch is off, and the app asks once more: no or yes.',
    sv: 'Reglaget är av, och appen frågar en gång till: nej eller ja.',
    da: 'Kontakten er slået fra, og appen spørger en ekstra gang: nej eller ja.',
  },
})

/** The film's captions: what happens in each step, short enough for two lines. */
export const captionText = defineText({
  add: {
    en: '1. Add the pass: your last name and the pass number from the e-mail.',
    sv: '1. Lägg till passet: efternamn och passnumret från mejlet.',
    da: '1. Tilføj passet: efternavn og pasnummeret fra mailen.',
  },
  connect: {
    en: '2. Connect the pass to a trip.',
    sv: '2. Koppla passet till en resa.',
    da: '2. Forbind passet med en rejse.',
  },
  activate: {
    en: '3. Activate it, online: your first travel day and your passport number.',
    sv: '3. Aktivera det, uppkopplad: första resdagen och resepassets nummer.',
    da: '3. Aktivér det, mens du er online: første rejsedag og rejsepassets nummer.',
  },
  plan: {
    en: '4. Plan: from, to, and the train you want.',
    sv: '4. Planera: från, till och tåget du vill ta.',
    da: '4. Planlæg: fra, til og det tog, du vil tage.',
  },
  save: {
    en: '5. Save it to your trip. It is still only a plan.',
    sv: '5. Spara det i din resa. Det är fortfarande bara en plan.',
    da: '5. Gem det i din rejse. Det er stadig kun en plan.',
  },
  addToPass: {
    en: '6. Add it to the pass. Now a travel day is used.',
    sv: '6. Lägg till det i passet. Nu går en resdag åt.',
    da: '6. Tilføj det til passet. Nu er der brugt en rejsedag.',
  },
  show: {
    en: '7. Show the ticket, with your passport if you are asked.',
    sv: '7. Visa biljetten, med resepasset om någon ber om det.',
    da: '7. Vis billetten, med rejsepasset, hvis du bliver bedt om det.',
  },
  deactivate: {
    en: '8. Plans change? Deactivate before the travel day has begun.',
    sv: '8. Ändrade planer? Avaktivera innan resdagen har börjat.',
    da: '8. Ændrede planer? Deaktivér, før rejsedagen er begyndt.',
  },
})
