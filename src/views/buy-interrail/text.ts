import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  kinds: { en: 'Two kinds of pass', sv: 'Två sorters pass', da: 'To slags pas' },
  continuous: { en: 'Continuous', sv: 'Continuous', da: 'Continuous' },
  continuousText: {
    en: 'Every day from the first to the last is a travel day.',
    sv: 'Varje dag från den första till den sista är en resdag.',
    da: 'Hver dag fra den første til den sidste er en rejsedag.',
  },
  continuousExample: {
    en: 'Ida is away for 15 days and sleeps in a new town most nights: 15 days in a row.',
    sv: 'Ida är borta i 15 dagar och sover på ny ort nästan varje natt: 15 dagar i följd.',
    da: 'Ida er væk i 15 dage og sover et nyt sted næsten hver nat: 15 dage i træk.',
  },
  continuousPicture: {
    en: 'A calendar of four weeks: 15 days in a row are marked.',
    sv: 'En kalender på fyra veckor: 15 dagar i följd är markerade.',
    da: 'En kalender på fire uger: 15 dage i træk er markeret.',
  },
  flexi: { en: 'Flexi', sv: 'Flexi', da: 'Flexi' },
  flexiText: {
    en: 'A number of travel days, spread over a month or two as you like.',
    sv: 'Ett antal resdagar, utspridda över en eller två månader som du vill.',
    da: 'Et antal rejsedage, fordelt over en eller to måneder, som du vil.',
  },
  flexiExample: {
    en: 'Jonas is away for four weeks but only takes long trains on five of the days: 5 days within a month.',
    sv: 'Jonas är borta i fyra veckor men åker långt med tåg bara fem av dagarna: 5 dagar inom en månad.',
    da: 'Jonas er væk i fire uger, men kører kun langt med tog på fem af dagene: 5 dage inden for en måned.',
  },
  flexiPicture: {
    en: 'A calendar of four weeks: five single days are marked.',
    sv: 'En kalender på fyra veckor: fem enstaka dagar är markerade.',
    da: 'En kalender på fire uger: fem enkelte dage er markeret.',
  },
  first: {
    en: 'Where people trip up',
    sv: 'Det som många snubblar på',
    da: 'Det, mange snubler over',
  },
  travelDay: { en: 'Travel day', sv: 'Resdag', da: 'Rejsedag' },
  travelDayText: {
    en: 'A travel day runs from 00:00 to 23:59. A night train uses only the day on which it leaves.',
    sv: 'En resdag gäller 00:00–23:59. För ett nattåg räknas bara avgångsdagen.',
    da: 'En rejsedag gælder 00.00–23.59. Et nattog hører til den dag, det afgår.',
  },
  homeCountry: { en: 'Home country', sv: 'Hemlandet', da: 'Hjemlandet' },
  homeCountryText: {
    en: 'In the country where you live the pass covers one journey out and one back, each on a travel day.',
    sv: 'I landet där du bor gäller passet för en resa ut och en hem, var och en på en resdag.',
    da: 'I det land, hvor du bor, gælder passet til én rejse ud og én hjem, hver på en rejsedag.',
  },
  residence: { en: 'Interrail or Eurail', sv: 'Interrail eller Eurail', da: 'Interrail eller Eurail' },
  residenceText: {
    en: 'Interrail is for citizens and residents of Europe. Everyone else travels on a Eurail pass instead.',
    sv: 'Interrail är för dig som bor i Europa eller är medborgare där. Alla andra reser med Eurail i stället.',
    da: 'Interrail er for dig, der bor i Europa eller er statsborger der. Alle andre rejser på Eurail i stedet.',
  },
  reservations: { en: 'Reservations', sv: 'Platsbokningar', da: 'Pladsreservationer' },
  reservationsText: {
    en: 'Some fast trains and all night trains require a reserved seat or berth. It costs extra, for children too.',
    sv: 'En del snabbtåg och alla nattåg kräver bokad plats eller bädd. Den kostar extra, även för barn.',
    da: 'Nogle højhastighedstog og alle nattog kræver en reserveret plads eller køje. Den koster ekstra, også for børn.',
  },
  children: { en: 'Children', sv: 'Barn', da: 'Børn' },
  childrenText: {
    en: (below: number, perAdult: number, noPass: number) =>
      `Children under ${below} travel free with an adult who has a pass, at most ${perAdult} each. Children under ${noPass} need no pass, except a free child pass to reserve a seat; from ${noPass} to ${below - 1} they need a free child pass, ordered together with the adult’s.`,
    sv: (below: number, perAdult: number, noPass: number) =>
      `Barn under ${below} år åker gratis med en vuxen som har pass, högst ${perAdult} per vuxen. Barn under ${noPass} år behöver inget pass, utom ett gratis barnpass för att boka sittplats; barn på ${noPass}–${below - 1} år behöver ett gratis barnpass, som beställs tillsammans med den vuxnas.`,
    da: (below: number, perAdult: number, noPass: number) =>
      `Børn under ${below} år rejser gratis med en voksen, der har pas, højst ${perAdult} pr. voksen. Børn under ${noPass} år behøver intet pas, undtagen et gratis børnepas for at reservere plads; børn på ${noPass}–${below - 1} år skal have et gratis børnepas, som bestilles sammen med den voksnes.`,
  },
  activation: { en: 'Activation', sv: 'Aktivering', da: 'Aktivering' },
  activationText: {
    en: (months: number) =>
      `You must activate the pass within ${months} months of buying it. After that it expires.`,
    sv: (months: number) =>
      `Du måste aktivera passet inom ${months} månader från köpet. Därefter förfaller det.`,
    da: (months: number) =>
      `Du skal aktivere passet senest ${months} måneder efter købet. Derefter udløber det.`,
  },
  online: { en: 'The app', sv: 'Appen', da: 'Appen' },
  onlineText: {
    en: (days: number) =>
      `The app must go online at least every ${days} days, or the ticket is locked until it does.`,
    sv: (days: number) =>
      `Appen måste nå internet minst var ${days}:e dag, annars låses biljetten tills den har gjort det.`,
    da: (days: number) =>
      `Appen skal på nettet mindst hver ${days}. dag, ellers er billetten låst, indtil den har været det.`,
  },
  order: { en: 'Order a pass', sv: 'Beställ ett pass', da: 'Bestil et pas' },
  orderNote: {
    en: 'For each traveller we need to know: name exactly as in the passport, date of birth, country of residence, pass and class, and the first travel day if it is decided.',
    sv: 'För varje resenär behöver vi veta: namn exakt som i resepasset, födelsedatum, bosättningsland, pass och klass, och första resdag om den är bestämd.',
    da: 'For hver rejsende skal vi vide: navn præcis som i rejsepasset, fødselsdato, bopælsland, pas og klasse og første rejsedag, hvis den er bestemt.',
  },
  nothingBinding: {
    en: 'You get the price and the conditions, and nothing is binding until you say yes.',
    sv: 'Du får pris och villkor, och inget är bindande förrän du säger ja.',
    da: 'Du får pris og betingelser, og intet er bindende, før du siger ja.',
  },
  beforePaying: {
    en: 'You see the price and the conditions before you pay.',
    sv: 'Du ser pris och villkor innan du betalar.',
    da: 'Du ser pris og betingelser, før du betaler.',
  },
  orderAtCheckout: {
    en: 'Order a pass at the checkout: without JavaScript its form is there',
    sv: 'Beställ pass i kassan: utan JavaScript finns formuläret där',
    da: 'Bestil pas i kassen: uden JavaScript er formularen dér',
  },
  shopNote: {
    en: 'The price is updated as you choose.',
    sv: 'Priset syns medan du väljer.',
    da: 'Du ser prisen, mens du vælger.',
  },
  globalPass: { en: 'Global Pass', sv: 'Global Pass', da: 'Global Pass' },
  globalPassText: {
    en: 'Continuous or Flexi. Write to us: the form opens with Interrail chosen.',
    sv: 'Continuous eller Flexi. Skriv till oss; formuläret är inställt på Interrail.',
    da: 'Continuous eller Flexi. Skriv til os; formularen er indstillet til Interrail.',
  },
  oneCountry: { en: 'One Country Pass', sv: 'One Country Pass', da: 'One Country Pass' },
  oneCountryText: {
    en: 'Sold only by customer service. Tell us which country, and when.',
    sv: 'Säljs bara av kundtjänst. Skriv vilket land och när.',
    da: 'Sælges kun af kundeservice. Skriv hvilket land og hvornår.',
  },
  next: { en: 'What happens next', sv: 'Vad som händer sedan', da: 'Hvad der så sker' },
  nextText: {
    en: (months: number) =>
      `Your pass number comes by e-mail. Add the pass to the app and activate it within ${months} months: eight steps show how.`,
    sv: (months: number) =>
      `Ett passnummer kommer per e-post. Lägg till passet i appen och aktivera det inom ${months} månader: åtta steg visar hur.`,
    da: (months: number) =>
      `Et pasnummer kommer på e-mail. Tilføj passet i appen, og aktivér det inden for ${months} måneder: otte trin viser hvordan.`,
  },
  prices: { en: 'Prices', sv: 'Priser', da: 'Priser' },
  pricesNote: {
    en: 'Our own sample prices per person, including VAT, as of',
    sv: 'Våra egna exempelpriser per person, inklusive moms, per den',
    da: 'Vores egne eksempelpriser pr. person, inklusive moms, pr.',
  },
  secondClass: { en: '2nd class', sv: '2:a klass', da: '2. klasse' },
  firstClass: { en: '1st class', sv: '1:a klass', da: '1. klasse' },
  pass: { en: 'Pass', sv: 'Pass', da: 'Pas' },
  adult: { en: 'Adult', sv: 'Vuxen', da: 'Voksen' },
  youth: {
    en: (age: number) => `Youth, up to\u00a0${age}`,
    sv: (age: number) => `Ungdom, t.o.m.\u00a0${age}`,
    da: (age: number) => `Ung, til og med\u00a0${age}`,
  },
  senior: {
    en: (age: number) => `Senior, over\u00a0${age}`,
    sv: (age: number) => `Senior, över\u00a0${age}`,
    da: (age: number) => `Senior, over\u00a0${age}`,
  },
  ageDay: {
    en: 'Age on the first travel day decides the price.',
    sv: 'Det är åldern på den första resdagen som räknas.',
    da: 'Det er alderen på den første rejsedag, der tæller.',
  },
  travelDays: {
    en: (count: number) => `${count} travel days`,
    sv: (count: number) => `${count} resdagar`,
    da: (count: number) => `${count} rejsedage`,
  },
  within: {
    en: (length: string) => `within ${length}`,
    sv: (length: string) => `inom ${length}`,
    da: (length: string) => `inden for ${length}`,
  },
  days: {
    en: (count: number) => `${count} days`,
    sv: (count: number) => `${count} dagar`,
    da: (count: number) => `${count} dage`,
  },
  months: {
    en: (count: number) => (count === 1 ? '1 month' : `${count} months`),
    sv: (count: number) => (count === 1 ? '1 månad' : `${count} månader`),
    da: (count: number) => (count === 1 ? '1 måned' : `${count} måneder`),
  },
  class: { en: 'Class', sv: 'Klass', da: 'Klasse' },
  flexiNote: {
    en: 'travel days you spread out',
    sv: 'resdagar som du sprider ut',
    da: 'rejsedage, du fordeler selv',
  },
  continuousNote: { en: 'every day in a row', sv: 'alla dagar i följd', da: 'alle dage i træk' },
  discounts: { en: 'Discounts', sv: 'Rabatter', da: 'Rabatter' },
  discountsText: {
    en: 'The further discount has already been taken off the youth and senior prices above. The group discount comes off when you order; a group is people with the same first travel day, children included. These discounts can’t be combined with an offer: you pay whichever is lower.',
    sv: 'I priserna för ungdomar och seniorer ovan är rabatten redan avdragen. Grupprabatten dras av när du beställer. En grupp är resenärer med samma första resdag, barnen inräknade. Rabatter läggs aldrig ihop med en kampanj: du betalar det som blir lägst.',
    da: 'I priserne for unge og seniorer ovenfor er rabatten allerede trukket fra. Grupperabatten trækkes fra, når du bestiller. En gruppe er rejsende med samme første rejsedag, børn medregnet. Rabatter lægges aldrig oven i en kampagne: du betaler den laveste pris.',
  },
  furtherOff: {
    en: (percentage: number) => `a further ${percentage}% off`,
    sv: (percentage: number) => `ytterligare ${percentage}\u00a0%`,
    da: (percentage: number) => `yderligere ${percentage}\u00a0%`,
  },
  groupFrom: {
    en: (count: number) => `Group of ${count} or more`,
    sv: (count: number) => `Grupp på minst ${count}`,
    da: (count: number) => `Gruppe på mindst ${count}`,
  },
  off: {
    en: (percentage: number) => `${percentage}% off`,
    sv: (percentage: number) => `${percentage}\u00a0%`,
    da: (percentage: number) => `${percentage}\u00a0%`,
  },
})
