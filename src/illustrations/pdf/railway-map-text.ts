import { defineText } from '../../i18n/text.ts'

/** Words of the railway map. Figures as `{{countries}}` are filled in from `content/facts.yaml`. */
export const railwayMapText = defineText({
  title: {
    en: 'Railway map of Europe',
    sv: 'Järnvägskarta över Europa',
    da: 'Jernbanekort over Europa',
  },
  lead: {
    en: 'The main lines of the {{countries}} countries of the pass, and the towns where one changes trains.',
    sv: 'Huvudlinjerna i passets {{countries}} länder och städerna där man byter tåg.',
    da: 'Hovedlinjerne i passets {{countries}} lande og de byer, hvor man skifter tog.',
  },
  alt: {
    en: 'Map of the main railway lines of Europe with the names of the towns on them.',
    sv: 'Karta över Europas huvudjärnvägar med namnen på städerna längs dem.',
    da: 'Kort over Europas vigtigste jernbaner med navnene på byerne langs dem.',
  },
  fast: {
    en: 'High-speed line: 250 km/h or more on some part of it',
    sv: 'Höghastighetsbana: minst 250 km/h på någon del',
    da: 'Højhastighedsbane: mindst 250 km/t på en del af vejen',
  },
  main: { en: 'Main line', sv: 'Huvudlinje', da: 'Hovedlinje' },
  scenic: {
    en: 'Line worth taking for the view',
    sv: 'Bana värd att åka för utsiktens skull',
    da: 'Bane, der er turen værd for udsigtens skyld',
  },
  sparse: {
    en: 'Few trains or none across the border',
    sv: 'Få eller inga tåg över gränsen',
    da: 'Få eller ingen tog over grænsen',
  },
  link: { en: 'Ferry or bus', sv: 'Färja eller buss', da: 'Færge eller bus' },
  hub: { en: 'Town where lines meet', sv: 'Stad där linjer möts', da: 'By, hvor linjer mødes' },
  stop: { en: 'Other station', sv: 'Annan station', da: 'Anden station' },
  notesTitle: { en: 'Before you plan', sv: 'Innan du planerar', da: 'Før du planlægger' },
  straight: {
    en: 'Lines run straight from station to station. Places and distances are true, curves are not.',
    sv: 'Linjerna går raka från station till station. Platser och avstånd stämmer, kurvorna gör det inte.',
    da: 'Linjerne går lige fra station til station. Steder og afstande passer, det gør kurverne ikke.',
  },
  towns: {
    en: 'A ring is a town. London, Paris, Dublin and Glasgow have stations apart from each other: allow an hour to cross.',
    sv: 'En ring är en stad. London, Paris, Dublin och Glasgow har stationer på skilda håll: räkna med en timme emellan.',
    da: 'En ring er en by. London, Paris, Dublin og Glasgow har flere stationer langt fra hinanden: regn med en time imellem.',
  },
  trains: {
    en: 'This is a map of railways, not of trains. Some lines close for works and some have trains in summer only. Look up your train in the app or with its company.',
    sv: 'Det här är en karta över banor, inte över tåg. En del banor stängs för arbeten och en del har bara tåg på sommaren. Slå upp tåget i appen eller hos tågbolaget.',
    da: 'Det her er et kort over baner, ikke over tog. Nogle baner lukkes for sporarbejde, og nogle har kun tog om sommeren. Slå toget op i appen eller hos togselskabet.',
  },
  ferries: {
    en: 'Ferries and buses are as a rule not in the pass; some give pass holders a discount.',
    sv: 'Färjor och bussar ingår som regel inte i passet; en del ger rabatt till den som har ett.',
    da: 'Færger og busser er som regel ikke med i passet; nogle giver rabat til den, der har et.',
  },
  version: { en: 'Version:', sv: 'Version:', da: 'Version:' },
  credit: {
    en: 'Coasts and borders: Natural Earth (public domain). Stations and lines: Perrong.',
    sv: 'Kuster och gränser: Natural Earth (public domain). Stationer och linjer: Perrong.',
    da: 'Kyster og grænser: Natural Earth (public domain). Stationer og linjer: Perrong.',
  },
})
