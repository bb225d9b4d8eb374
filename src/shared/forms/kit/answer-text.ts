import { defineText } from '../../../i18n/text.ts'

/** Messages about a form as a whole, for the island and for the function's own page. */
export const answerText = defineText({
  errorTitle: { en: 'Error', sv: 'Fel', da: 'Fejl' },
  error: { en: 'There is an error occurred!', sv: 'Ett fel har uppstått!', da: 'Der er opstået en fejl!' },
  fields: {
    en: 'Please check these fields',
    sv: 'Några fält behöver rättas',
    da: 'Nogle felter skal rettes',
  },
  malformed: {
    en: 'The form could not be read. Reload it and send it again, or call us.',
    sv: 'Formuläret gick inte att läsa. Ladda om sidan och skicka igen, eller ring oss.',
    da: 'Formularen kunne ikke læses. Genindlæs siden, og send igen, eller ring til os.',
  },
  foreign: {
    en: 'The form was sent from another site. Open it on this site and send it again.',
    sv: 'Formuläret skickades från en annan webbplats. Öppna det på den här webbplatsen och skicka igen.',
    da: 'Formularen blev sendt fra et andet websted. Åbn den på dette websted, og send den igen.',
  },
  postOnly: {
    en: 'This address only receives forms. Please use a form on our site.',
    sv: 'Den här adressen tar bara emot formulär. Använd ett formulär på webbplatsen.',
    da: 'Denne adresse modtager kun formularer. Brug en formular på webstedet.',
  },
  wrongType: {
    en: 'The form was sent in a format that cannot be read here. Open the form on this site and send it again.',
    sv: 'Formuläret skickades i ett format som inte går att läsa här. Öppna formuläret på webbplatsen och skicka igen.',
    da: 'Formularen blev sendt i et format, der ikke kan læses her. Åbn formularen på webstedet, og send den igen.',
  },
  tooMany: {
    en: 'Too many messages in a short time. Wait a minute and try again.',
    sv: 'För många meddelanden på kort tid. Vänta en minut och skicka igen.',
    da: 'For mange beskeder på kort tid. Vent et minut, og send igen.',
  },
  unreachable: {
    en: 'The mail server cannot be reached at the moment. Try again in a few minutes, or call us.',
    sv: 'Mejlservern går inte att nå just nu. Försök igen om några minuter, eller ring oss.',
    da: 'Mailserveren kan ikke nås lige nu. Prøv igen om nogle minutter, eller ring til os.',
  },
  silent: {
    en: 'The mail server did not answer in time. Try again in a few minutes, or call us.',
    sv: 'Mejlservern svarade inte i tid. Försök igen om några minuter, eller ring oss.',
    da: 'Mailserveren svarede ikke i tide. Prøv igen om nogle minutter, eller ring til os.',
  },
  notConfigured: {
    en: 'This site is not set up to send messages. Please call us instead.',
    sv: 'Den här webbplatsen är inte inställd för att skicka meddelanden. Ring oss i stället.',
    da: 'Dette websted er ikke sat op til at sende beskeder. Ring til os i stedet.',
  },
  offline: {
    en: 'You are offline, or the connection was lost before we could answer. Send again when you are online.',
    sv: 'Du är utan nät, eller så bröts anslutningen innan vi hann svara. Skicka igen när du är uppkopplad.',
    da: 'Du er uden net, eller forbindelsen blev afbrudt, før vi nåede at svare. Send igen, når du har net.',
  },
  fault: {
    en: 'Something went wrong at our end. Try again in a little while.',
    sv: 'Något gick fel hos oss. Försök igen om en stund.',
    da: 'Noget gik galt hos os. Prøv igen om lidt.',
  },
  reference: { en: 'Your reference', sv: 'Ditt ärendenummer', da: 'Dit sagsnummer' },
  goBack: {
    en: 'Go back: your browser has kept your text.',
    sv: 'Gå tillbaka: webbläsaren har sparat din text.',
    da: 'Gå tilbage: din browser har gemt din tekst.',
  },
  linksEmpty: {
    en: 'Each line leads to its field in a new, empty form.',
    sv: 'Varje rad leder till sitt fält, i ett nytt, tomt formulär.',
    da: 'Hver linje fører til sit felt, i en ny, tom formular.',
  },
  toForm: { en: 'Open an empty form', sv: 'Öppna ett tomt formulär', da: 'Åbn en tom formular' },
})
