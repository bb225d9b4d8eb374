import { defineText } from '../../i18n/text.ts'

/** Labels for the four numbers. */
export const numberLabels = defineText({
  found: { en: 'Found', sv: 'Finns', da: 'Findes' },
  used: { en: 'Used', sv: 'Används', da: 'Bruges' },
  check: {
    en: 'Check the format of yours',
    sv: 'Kontrollera att ditt ser rätt ut',
    da: 'Tjek, at dit ser rigtigt ud',
  },
  stays: {
    en: 'Nothing leaves this page. The fields check only whether the format is right, not whether the number exists.',
    sv: 'Inget lämnar sidan. Fälten kontrollerar bara om formatet stämmer, inte om numret finns.',
    da: 'Intet forlader siden. Felterne kontrollerer kun, om formatet passer, ikke om nummeret findes.',
  },
})

export const numberNames = defineText({
  passNumber: { en: 'Pass number', sv: 'Passnummer', da: 'Pasnummer' },
  coverNumber: { en: 'Pass cover number', sv: 'Verifieringsnummer', da: 'Verifikationsnummer' },
  idNumber: {
    en: 'Passport or ID number',
    sv: 'Resepassets eller id-kortets nummer',
    da: 'Rejsepassets eller id-kortets nummer',
  },
  pin: { en: 'PIN code', sv: 'Pinkod', da: 'Pinkode' },
})

export const whereFoundText = defineText({
  passNumber: {
    en: 'In the e-mail that confirms your order.',
    sv: 'I mejlet som bekräftar din beställning.',
    da: 'I mailen, der bekræfter din bestilling.',
  },
  coverNumber: {
    en: 'In the app, on the pass itself, once it is added.',
    sv: 'I appen, på själva passet, när det är tillagt.',
    da: 'I appen, på selve passet, når det er tilføjet.',
  },
  idNumber: {
    en: 'On the photo page of the passport, or on the ID card.',
    sv: 'På resepassets sida med fotot, eller på id-kortet.',
    da: 'På rejsepassets side med fotoet eller på id-kortet.',
  },
  pin: {
    en: 'Only in your head. It is not in any e-mail from us.',
    sv: 'Bara i ditt huvud. Den står inte i något mejl från oss.',
    da: 'Kun i dit hoved. Den står ikke i nogen mail fra os.',
  },
})

export const whereUsedText = defineText({
  passNumber: {
    en: 'In step 1, with your last name, to add the pass to the app.',
    sv: 'I steg 1, med ditt efternamn, för att lägga till passet i appen.',
    da: 'I trin 1, med dit efternavn, til at tilføje passet i appen.',
  },
  coverNumber: {
    en: 'When you reserve a seat, to show that you have a pass.',
    sv: 'När du bokar plats, för att visa att du har ett pass.',
    da: 'Når du reserverer plads, for at vise, at du har et pas.',
  },
  idNumber: {
    en: 'In step 3, to activate the pass. The conductor may check it in step 7.',
    sv: 'I steg 3, för att aktivera passet. I steg 7 kan konduktören kontrollera det.',
    da: 'I trin 3, til at aktivere passet. I trin 7 kan togpersonalet kontrollere det.',
  },
  pin: {
    en: 'To unlock the phone or the app. Nobody needs it from you, least of all us.',
    sv: 'För att öppna telefonen eller appen. Ingen behöver få den av dig, allra minst vi.',
    da: 'Til at åbne telefonen eller appen. Ingen skal have den af dig, mindst af alle os.',
  },
})

/** Descriptions of the drawings for readers who do not see them. */
export const whereFoundAlt = defineText({
  passNumber: {
    en: 'A letter with a ring around K7RM2T.',
    sv: 'Ett brev med en ring runt K7RM2T.',
    da: 'Et brev med en ring om K7RM2T.',
  },
  coverNumber: {
    en: 'A pass with a ring around I20418365.',
    sv: 'Ett pass med en ring runt I20418365.',
    da: 'Et pas med en ring om I20418365.',
  },
  idNumber: {
    en: 'The page of a passport with a ring around AB1234567.',
    sv: 'En sida i ett resepass med en ring runt AB1234567.',
    da: 'En side i et rejsepas med en ring om AB1234567.',
  },
  pin: {
    en: 'A person thinking of four hidden digits.',
    sv: 'En person som tänker på fyra dolda siffror.',
    da: 'En person, der tænker på fire skjulte cifre.',
  },
})

export const whereUsedAlt = defineText({
  passNumber: {
    en: 'The app’s first form: the name Lind, then K7RM2T.',
    sv: 'Appens första formulär: namnet Lind, sedan K7RM2T.',
    da: 'Appens første formular: navnet Lind, derefter K7RM2T.',
  },
  coverNumber: {
    en: 'A seat reservation with I20418365 filled in.',
    sv: 'En platsbokning med I20418365 ifyllt.',
    da: 'En pladsreservation med I20418365 udfyldt.',
  },
  idNumber: {
    en: 'The activation: the twelfth is chosen, AB1234567 filled in.',
    sv: 'Aktiveringen: den tolfte är vald, AB1234567 ifyllt.',
    da: 'Aktiveringen: den tolvte er valgt, AB1234567 udfyldt.',
  },
  pin: {
    en: 'The locked phone with four dots above its keys.',
    sv: 'Den låsta telefonen med fyra prickar över knapparna.',
    da: 'Den låste telefon med fire prikker over tasterne.',
  },
})

/** The checks of the two numbers whose format is known. */
export const formatHintText = defineText({
  passNumber: {
    en: 'Six capital letters or digits',
    sv: 'Sex stora bokstäver eller siffror',
    da: 'Seks store bogstaver eller cifre',
  },
  coverNumber: {
    en: 'Capital I and eight digits',
    sv: 'Stort I och åtta siffror',
    da: 'Stort I og otte cifre',
  },
})

export const rightFormatText = defineText({
  passNumber: {
    en: 'That is what a pass number looks like.',
    sv: 'Så ser ett passnummer ut.',
    da: 'Sådan ser et pasnummer ud.',
  },
  coverNumber: {
    en: 'That is what a cover number looks like.',
    sv: 'Så ser ett verifieringsnummer ut.',
    da: 'Sådan ser et verifikationsnummer ud.',
  },
})

export const wrongFormatText = defineText({
  passNumber: {
    en: 'Not a pass number: enter exactly six capital letters or digits, without spaces.',
    sv: 'Inte ett passnummer: skriv exakt sex stora bokstäver eller siffror, utan mellanslag.',
    da: 'Ikke et pasnummer: skriv præcis seks store bogstaver eller cifre uden mellemrum.',
  },
  coverNumber: {
    en: 'Not a cover number: enter a capital I (not a digit 1 or a small L), then eight digits, without spaces.',
    sv: 'Inte ett verifieringsnummer: skriv ett stort I (ingen etta, inget litet L) och sedan åtta siffror, utan mellanslag.',
    da: 'Ikke et verifikationsnummer: skriv et stort I (intet ettal, intet lille L) og så otte cifre uden mellemrum.',
  },
})

/** Messages for when the other number was entered. */
export const otherNumberText = defineText({
  passNumber: {
    en: 'This is the cover number, for seat reservations. The pass number has six characters and is in the e-mail.',
    sv: 'Det här är verifieringsnumret, till platsbokningar. Passnumret har sex tecken och står i mejlet.',
    da: 'Det her er verifikationsnummeret, til pladsreservationer. Pasnummeret har seks tegn og står i mailen.',
  },
  coverNumber: {
    en: 'This is the pass number, which goes into the app. The cover number is on the pass once it is added.',
    sv: 'Det här är passnumret, som skrivs in i appen. Verifieringsnumret står på passet när det är tillagt.',
    da: 'Det her er pasnummeret, som skal ind i appen. Verifikationsnummeret står på passet, når det er tilføjet.',
  },
})

/** Messages for the two numbers whose format is unknown. */
export const unknownFormatText = defineText({
  idNumber: {
    en: 'As it appears on your own document, without spaces. Every country has its own format.',
    sv: 'Som det står på din egen handling, utan mellanslag. Varje land skriver det på sitt sätt.',
    da: 'Som det står på dit eget dokument, uden mellemrum. Hvert land skriver det på sin måde.',
  },
  pin: {
    en: 'Digits that you or the phone chose. They have nothing to do with the pass.',
    sv: 'Siffror som du eller telefonen har valt. De har inget med passet att göra.',
    da: 'Cifre, som du eller telefonen har valgt. De har intet med passet at gøre.',
  },
})
