import { defineText } from '../../i18n/text.ts'

/** Sentences about a journey, each with its own towns and figures. Durations and prices come as words. */
export const sentences = defineText({
  leadDirect: {
    en: (from: string, to: string, time: string) =>
      `One train takes you from ${from} to ${to} in about ${time}, without a change.`,
    sv: (from: string, to: string, time: string) =>
      `Ett och samma tåg tar dig från ${from} till ${to} på cirka ${time}, utan byte.`,
    da: (from: string, to: string, time: string) =>
      `Ét tog bringer dig fra ${from} til ${to} på cirka ${time}, uden skift.`,
  },
  lead: {
    en: (from: string, to: string, time: string, towns: string) =>
      `From ${from} to ${to} takes about ${time} by day, with changes in ${towns}.`,
    sv: (from: string, to: string, time: string, towns: string) =>
      `Från ${from} till ${to} tar det cirka ${time} på dagen, med byte i ${towns}.`,
    da: (from: string, to: string, time: string, towns: string) =>
      `Fra ${from} til ${to} tager det cirka ${time} om dagen, med skift i ${towns}.`,
  },
  leadNight: {
    en: (from: string, to: string, time: string) =>
      `From ${from} you reach ${to} by night train, in about ${time} all told.`,
    sv: (from: string, to: string, time: string) =>
      `Från ${from} når du ${to} med nattåg, på cirka ${time} sammanlagt.`,
    da: (from: string, to: string, time: string) =>
      `Fra ${from} når du ${to} med nattog, på cirka ${time} i alt.`,
  },
  sleepOnTrain: {
    en: (from: string, to: string, time: string) =>
      `The night train from ${from} to ${to} turns ${time} of the way into a night’s sleep.`,
    sv: (from: string, to: string, time: string) =>
      `Nattåget från ${from} till ${to} gör ${time} av resan till en natts sömn.`,
    da: (from: string, to: string, time: string) =>
      `Nattoget fra ${from} til ${to} gør ${time} af rejsen til en nats søvn.`,
  },
  stayOver: {
    en: (town: string, to: string) =>
      `With at most ten hours a day you break the journey in ${town} and reach ${to} the day after.`,
    sv: (town: string, to: string) =>
      `Med högst tio timmar om dagen stannar du över i ${town} och når ${to} dagen därpå.`,
    da: (town: string, to: string) =>
      `Med højst ti timer om dagen overnatter du i ${town} og når ${to} dagen efter.`,
  },
  stayOvers: {
    en: (towns: string, to: string) =>
      `With at most ten hours a day you spend nights in ${towns} before you reach ${to}.`,
    sv: (towns: string, to: string) =>
      `Med högst tio timmar om dagen övernattar du i ${towns} innan du är framme i ${to}.`,
    da: (towns: string, to: string) =>
      `Med højst ti timer om dagen overnatter du i ${towns}, før du er fremme i ${to}.`,
  },
  oneDay: {
    en: (from: string, to: string, time: string) =>
      `${from}–${to} fits into one day: the last good start is ${time} before you want to be there.`,
    sv: (from: string, to: string, time: string) =>
      `${from}–${to} ryms på en dag: åk senast ${time} innan du vill vara framme.`,
    da: (from: string, to: string, time: string) =>
      `${from}–${to} kan nås på én dag: tag af sted senest ${time}, før du vil være fremme.`,
  },
  longest: {
    en: (from: string, to: string, time: string, share: number) =>
      `You sit longest between ${from} and ${to}: about ${time}, ${share} % of the journey.`,
    sv: (from: string, to: string, time: string, share: number) =>
      `Längst sitter du mellan ${from} och ${to}: cirka ${time}, ${share} % av resan.`,
    da: (from: string, to: string, time: string, share: number) =>
      `Længst sidder du mellem ${from} og ${to}: cirka ${time}, ${share} % af rejsen.`,
  },
  countries: {
    en: (from: string, to: string, countries: string) =>
      `Between ${from} and ${to} the trains run through ${countries}.`,
    sv: (from: string, to: string, countries: string) =>
      `Mellan ${from} och ${to} går tågen genom ${countries}.`,
    da: (from: string, to: string, countries: string) =>
      `Mellem ${from} og ${to} kører togene gennem ${countries}.`,
  },
  ferry: {
    en: (from: string, to: string, time: string) =>
      `From ${from} to ${to} you go by ship, for about ${time}.`,
    sv: (from: string, to: string, time: string) => `Från ${from} till ${to} åker du båt, i cirka ${time}.`,
    da: (from: string, to: string, time: string) => `Fra ${from} til ${to} sejler du, i cirka ${time}.`,
  },
  bus: {
    en: (from: string, to: string, time: string) =>
      `No train runs from ${from} to ${to} on this way: a bus does, in about ${time}.`,
    sv: (from: string, to: string, time: string) =>
      `Från ${from} till ${to} går inget tåg på den här resan utan en buss, på cirka ${time}.`,
    da: (from: string, to: string, time: string) =>
      `Fra ${from} til ${to} kører der ikke tog på denne rejse, men en bus, på cirka ${time}.`,
  },
  crossTown: {
    en: (town: string, from: string, to: string, time: string) =>
      `In ${town} you go on from another station: ${from} to ${to} takes about ${time}.`,
    sv: (town: string, from: string, to: string, time: string) =>
      `I ${town} fortsätter du från en annan station: ${from} till ${to} tar cirka ${time}.`,
    da: (town: string, from: string, to: string, time: string) =>
      `I ${town} fortsætter du fra en anden station: ${from} til ${to} tager cirka ${time}.`,
  },
  mustReserve: {
    en: (trains: string, to: string) => `On the fastest way to ${to} you must reserve on ${trains}.`,
    sv: (trains: string, to: string) => `På den snabbaste resan till ${to} måste du boka plats på ${trains}.`,
    da: (trains: string, to: string) =>
      `På den hurtigste rejse til ${to} skal du reservere plads i ${trains}.`,
  },
  needNotReserve: {
    en: (from: string, to: string) =>
      `No reservation is compulsory on the fastest way from ${from} to ${to}.`,
    sv: (from: string, to: string) =>
      `Ingen platsbokning är obligatorisk på den snabbaste resan från ${from} till ${to}.`,
    da: (from: string, to: string) =>
      `Ingen pladsreservation er obligatorisk på den hurtigste rejse fra ${from} til ${to}.`,
  },
  notConfirmed: {
    en: (from: string, to: string) =>
      `We could not confirm whether you must reserve between ${from} and ${to}: ask us.`,
    sv: (from: string, to: string) =>
      `Vi har inte kunnat bekräfta om du måste boka plats mellan ${from} och ${to}: fråga oss.`,
    da: (from: string, to: string) =>
      `Vi har ikke kunnet få bekræftet, om du skal reservere plads mellem ${from} og ${to}: spørg os.`,
  },
  without: {
    en: (to: string, time: string) => `Without any reservation ${to} is about ${time} further away.`,
    sv: (to: string, time: string) => `Helt utan platsbokning tar resan till ${to} cirka ${time} längre.`,
    da: (to: string, time: string) =>
      `Helt uden pladsreservation tager rejsen til ${to} cirka ${time} længere.`,
  },
  fewer: {
    en: (to: string, changes: string, time: string) =>
      `If changes worry you, reach ${to} with ${changes} in about ${time}.`,
    sv: (to: string, changes: string, time: string) =>
      `Vill du slippa byten når du ${to} med ${changes} på cirka ${time}.`,
    da: (to: string, changes: string, time: string) =>
      `Vil du helst undgå skift, når du ${to} med ${changes} på cirka ${time}.`,
  },
  fewerDirect: {
    en: (from: string, to: string, time: string) =>
      `There is also a train from ${from} to ${to} without a change, in about ${time}.`,
    sv: (from: string, to: string, time: string) =>
      `Det finns också ett tåg från ${from} till ${to} utan byte, på cirka ${time}.`,
    da: (from: string, to: string, time: string) =>
      `Der er også et tog fra ${from} til ${to} uden skift, på cirka ${time}.`,
  },
  changes: {
    en: (count: number) => (count === 1 ? 'one change' : `${count} changes`),
    sv: (count: number) => (count === 1 ? 'ett byte' : `${count} byten`),
    da: (count: number) => (count === 1 ? 'ét skift' : `${count} skift`),
  },
  emissions: {
    en: (from: string, to: string, train: string, plane: string) =>
      `One traveller’s train from ${from} to ${to} emits about ${train} of carbon dioxide, a flight about ${plane}.`,
    sv: (from: string, to: string, train: string, plane: string) =>
      `En resenärs tåg från ${from} till ${to} släpper ut cirka ${train} koldioxid, ett flyg cirka ${plane}.`,
    da: (from: string, to: string, train: string, plane: string) =>
      `Én rejsendes tog fra ${from} til ${to} udleder cirka ${train} CO₂, et fly cirka ${plane}.`,
  },
  fares: {
    en: (to: string, sum: string, known: number, all: number) =>
      `Without a pass, the cheapest tickets to ${to} that we know come to ${sum}, for ${known} of ${all} trains.`,
    sv: (to: string, sum: string, known: number, all: number) =>
      `Utan pass kostar de billigaste biljetterna till ${to} som vi känner till ${sum}, för ${known} av ${all} tåg.`,
    da: (to: string, sum: string, known: number, all: number) =>
      `Uden pas koster de billigste billetter til ${to}, som vi kender, ${sum}, for ${known} af ${all} tog.`,
  },
})
