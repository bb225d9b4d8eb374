import { defineText } from '../../i18n/text.ts'

/** Words of the dialog. It is fetched only when it is shown, once, so it may hold all three locales. */
export const text = defineText({
  title: { en: 'Cookies, briefly', sv: 'Kort om kakor', da: 'Kort om cookies' },
  question: {
    en: 'We need a few to remember your language and currency. If you say yes, we’ll also use Google’s tags to count visits and see which advertisements work.',
    sv: 'Några få behövs för att minnas ditt språk och din valuta. Säger du ja räknar vi också besök och ser vilka annonser som fungerar, med Googles taggar.',
    da: 'Nogle få skal til for at huske dit sprog og din valuta. Siger du ja, tæller vi også besøg og ser, hvilke annoncer der virker, med Googles tags.',
  },
  privacy: {
    en: 'What is stored, and for how long',
    sv: 'Vad som lagras och hur länge',
    da: 'Hvad der gemmes, og hvor længe',
  },
  necessaryOnly: { en: 'Necessary only', sv: 'Bara nödvändiga', da: 'Kun nødvendige' },
  acceptAll: { en: 'Accept all', sv: 'Godkänn alla', da: 'Accepter alle' },
  choose: { en: 'Choose for yourself', sv: 'Välj själv', da: 'Vælg selv' },
  settings: { en: 'Cookie settings', sv: 'Inställningar för kakor', da: 'Cookieindstillinger' },
  save: { en: 'Save my choice', sv: 'Spara mitt val', da: 'Gem mit valg' },
  close: { en: 'Close', sv: 'Stäng', da: 'Luk' },
  explained: {
    en: 'You can change your answer here at any time. We’ll ask again after a year.',
    sv: 'Du kan ändra ditt svar här när du vill. Efter ett år frågar vi igen.',
    da: 'Du kan altid ændre dit svar her. Efter et år spørger vi igen.',
  },
  noTags: {
    en: 'We use no cookies for statistics or advertising, so there is nothing to say yes or no to.',
    sv: 'Vi använder inga kakor för statistik eller reklam, så det finns inget att säga ja eller nej till.',
    da: 'Vi bruger ingen cookies til statistik eller reklame, så der er ikke noget at sige ja eller nej til.',
  },
  signal: {
    en: 'Your browser asks websites not to share your data (Global Privacy Control). We’ll take that as a no until you tell us otherwise here.',
    sv: 'Din webbläsare ber webbplatser att inte dela dina uppgifter (Global Privacy Control). Vi tar det som ett nej tills du säger något annat här.',
    da: 'Din browser beder websteder om ikke at dele dine oplysninger (Global Privacy Control). Det tager vi som et nej, indtil du siger noget andet her.',
  },
  necessary: { en: 'Necessary', sv: 'Nödvändiga', da: 'Nødvendige' },
  necessaryText: {
    en: 'Remember your language, your currency, your choice here and what you have typed in a form. Always on.',
    sv: 'Sparar ditt språk, din valuta, ditt svar här och det du har skrivit i ett formulär. Alltid på.',
    da: 'Husker dit sprog, din valuta, dit svar her og det, du har skrevet i en formular. Altid slået til.',
  },
  statistics: { en: 'Statistics', sv: 'Statistik', da: 'Statistik' },
  statisticsText: {
    en: 'Count visits, so we know which pages to improve. Google Analytics keeps its cookies for up to two years.',
    sv: 'Räknar besök, så att vi vet vilka sidor som behöver bli bättre. Google Analytics behåller sina kakor i upp till två år.',
    da: 'Tæller besøg, så vi ved, hvilke sider vi skal gøre bedre. Google Analytics beholder sine cookies i op til to år.',
  },
  marketing: { en: 'Marketing', sv: 'Marknadsföring', da: 'Markedsføring' },
  marketingText: {
    en: 'Show which advertisement led to an order, and let Google choose advertisements based on what you have looked at here. Google Ads keeps its cookies for 90 days.',
    sv: 'Visar vilken annons som ledde till en beställning och låter Google välja annonser efter vad du har tittat på här. Google Ads behåller sina kakor i 90 dagar.',
    da: 'Viser, hvilken annonce der førte til en bestilling, og lader Google vælge annoncer ud fra det, du har set på her. Google Ads beholder sine cookies i 90 dage.',
  },
})
