import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  order: { en: 'Order from us', sv: 'Beställ hos oss', da: 'Bestil hos os' },
  orderNote: {
    en: 'Our staff take your order and reply with a price. Nothing is binding until you say yes.',
    sv: 'En människa läser din beställning och svarar med ett pris. Inget är bindande förrän du säger ja.',
    da: 'Et menneske læser din bestilling og svarer med en pris. Intet er bindende, før du siger ja.',
  },
  orderNotePaid: {
    en: 'Tell us where you want to go and put the journey in the basket. You’ll see the price before you pay.',
    sv: 'Ange vart du vill åka och lägg resan i varukorgen. Du ser priset innan du betalar.',
    da: 'Fortæl, hvor du vil hen, og læg rejsen i kurven. Du ser prisen, før du betaler.',
  },
  orderWhat: { en: 'What would you like?', sv: 'Vad vill du ha?', da: 'Hvad vil du have?' },
  ticketTab: { en: 'Train tickets', sv: 'Tågbiljetter', da: 'Togbilletter' },
  ticketTabNote: { en: 'price on request', sv: 'pris på förfrågan', da: 'pris på forespørgsel' },
  passNote: {
    en: 'One adult in 2nd class: our own sample prices, including VAT.',
    sv: 'En vuxen i 2:a klass: våra egna exempelpriser, inklusive moms.',
    da: 'Én voksen på 2. klasse: vores egne eksempelpriser, inklusive moms.',
  },
  comparePasses: { en: 'Compare all passes', sv: 'Jämför alla pass', da: 'Sammenlign alle pas' },
  bookTrain: {
    en: 'Train tickets and reservations',
    sv: 'Tågbiljetter och platsbokningar',
    da: 'Togbilletter og pladsreservationer',
  },
  bookTrainText: {
    en: 'Tell us where from, where to, which day and how many of you there are.',
    sv: 'Skriv varifrån, vart, vilken dag och hur många ni är.',
    da: 'Skriv hvorfra, hvorhen, hvilken dag, og hvor mange I er.',
  },
  choosePass: { en: 'Interrail pass', sv: 'Interrailpass', da: 'Interrail-pas' },
  choosePassText: {
    en: 'Compare the passes and their prices, then order.',
    sv: 'Jämför passen och deras priser och beställ sedan.',
    da: 'Sammenlign passene og deres priser, og bestil så.',
  },
  findRoute: { en: 'Find a route', sv: 'Hitta en rutt', da: 'Find en rute' },
  allRoutes: { en: 'All routes', sv: 'Alla rutter', da: 'Alle ruter' },
  guides: { en: 'Where the rails go', sv: 'Dit spåren går', da: 'Hvor sporene fører hen' },
  guidesText: {
    en: 'Each guide tells you which lines to take, what to reserve and what to expect on board.',
    sv: 'Varje guide berättar vilka linjer du ska ta, vad du behöver boka och hur det är ombord.',
    da: 'Hver guide fortæller, hvilke linjer du skal tage, hvad du skal reservere, og hvordan der er om bord.',
  },
  allGuides: { en: 'All guides', sv: 'Alla guider', da: 'Alle guider' },
  routes: { en: 'Routes day by day', sv: 'Rutter dag för dag', da: 'Ruter dag for dag' },
  routesText: {
    en: 'Every train, change and overnight stop, with a rough price.',
    sv: 'Alla tåg, byten och övernattningar, med ungefärligt pris.',
    da: 'Alle tog, skift og overnatninger med omtrentlig pris.',
  },
  tips: { en: 'Tips from the train', sv: 'Tips från tåget', da: 'Tips fra toget' },
  moreTips: { en: 'More tips', sv: 'Fler tips', da: 'Flere tips' },
  questions: { en: 'Questions people ask', sv: 'Frågor vi ofta får', da: 'Spørgsmål, vi ofte får' },
  allQuestions: { en: 'All questions', sv: 'Alla frågor', da: 'Alle spørgsmål' },
  tickets: { en: 'Tickets', sv: 'Biljetter', da: 'Billetter' },
  ticketsText: {
    en: 'What we sell, with starting prices.',
    sv: 'Det vi säljer, med frånpriser.',
    da: 'Det, vi sælger, med fra-priser.',
  },
  interrail: { en: 'Interrail Mobile Pass', sv: 'Interrail Mobile Pass', da: 'Interrail Mobile Pass' },
  interrailText: {
    en: 'One pass on your phone for the trains of most of Europe.',
    sv: 'Ett pass i mobilen för tågen i nästan hela Europa.',
    da: 'Ét pas på mobilen til togene i det meste af Europa.',
  },
  interrailFrom: { en: 'Adult, 2nd class, from', sv: 'Vuxen, 2:a klass, från', da: 'Voksen, 2. klasse, fra' },
  japan: { en: 'Japan Rail Pass', sv: 'Japan Rail Pass', da: 'Japan Rail Pass' },
  japanText: {
    en: 'Shinkansen and other JR trains, day after day, for one price.',
    sv: 'Shinkansen och andra JR-tåg, dag efter dag, till ett och samma pris.',
    da: 'Shinkansen og andre JR-tog, dag efter dag, til én pris.',
  },
  japanFrom: { en: 'Adult, from', sv: 'Vuxen, från', da: 'Voksen, fra' },
  gift: { en: 'Gift card', sv: 'Presentkort', da: 'Gavekort' },
  giftText: {
    en: 'For anything we sell, in one go or several.',
    sv: 'Gäller allt vi säljer, på en gång eller i flera omgångar.',
    da: 'Gælder til alt, vi sælger, på én gang eller ad flere omgange.',
  },
  taxi: { en: 'Station taxi', sv: 'Stationstaxi', da: 'Stationstaxa' },
  taxiText: {
    en: 'From the platform to the door, at Swedish stations.',
    sv: 'Från perrongen till dörren, vid svenska stationer.',
    da: 'Fra perronen til døren, ved svenske stationer.',
  },
  from: { en: 'from', sv: 'från', da: 'fra' },
  sample: {
    en: 'Our own sample prices, including VAT.',
    sv: 'Våra egna exempelpriser, inklusive moms.',
    da: 'Vores egne eksempelpriser, inklusive moms.',
  },
  partners: { en: 'Who runs the trains?', sv: 'Vem kör tågen?', da: 'Hvem kører togene?' },
  elsewhere: { en: '(another website)', sv: '(annan webbplats)', da: '(et andet websted)' },
  partnersText: {
    en: (operators: string) =>
      `The pass is valid with over ${operators} operators. These are the ones our travellers meet first.`,
    sv: (operators: string) =>
      `Passet gäller hos över ${operators} tågbolag. Här är de som våra resenärer möter först.`,
    da: (operators: string) =>
      `Passet gælder hos over ${operators} togselskaber. Her er dem, vores rejsende møder først.`,
  },
})
