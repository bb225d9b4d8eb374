import { defineText } from '../../i18n/text.ts'

/** Sentences about a journey, with its towns and figures filled in. Durations and prices are passed as words. */
export const sentences = defineText({
  leadDirect: {
    en: (from: string, to: string, time: string) =>
      `One train takes you from ${from} to ${to} in about ${time}, without a change`,
    sv: (from: string, to: string, time: string) =>
      `Ett och samma tåg tar dig från ${from} till ${to} på cirka ${time}, utan byte`,
    da: (from: string, to: string, time: string) =>
      `Med ét tog kommer du fra ${from} til ${to} på cirka ${time}, uden skift`,
  },
  leadDirectShip: {
    en: (from: string, to: string, time: string) => `A ship takes you from ${from} to ${to} in about ${time}`,
    sv: (from: string, to: string, time: string) => `Från ${from} till ${to} åker du båt på cirka ${time}`,
    da: (from: string, to: string, time: string) => `Fra ${from} til ${to} sejler du på cirka ${time}`,
  },
  leadDirectBus: {
    en: (from: string, to: string, time: string) => `A bus takes you from ${from} to ${to} in about ${time}`,
    sv: (from: string, to: string, time: string) => `Från ${from} till ${to} åker du buss på cirka ${time}`,
    da: (from: string, to: string, time: string) => `Fra ${from} til ${to} kører du med bus på cirka ${time}`,
  },
  lead: {
    en: (from: string, to: string, time: string, changes: string, towns: string) =>
      `${from} to ${to} takes about ${time} by day, with ${changes}, in ${towns}`,
    sv: (from: string, to: string, time: string, changes: string, towns: string) =>
      `Från ${from} till ${to} tar det cirka ${time} på dagen, med ${changes}, i ${towns}`,
    da: (from: string, to: string, time: string, changes: string, towns: string) =>
      `Fra ${from} til ${to} tager det cirka ${time} med dagtog, med ${changes}, i ${towns}`,
  },
  leadNight: {
    en: (from: string, to: string, time: string) =>
      `From ${from} you reach ${to} by night train, in about ${time} all told`,
    sv: (from: string, to: string, time: string) =>
      `Från ${from} kommer du till ${to} med nattåg, på cirka ${time} sammanlagt`,
    da: (from: string, to: string, time: string) =>
      `Fra ${from} kommer du til ${to} med nattog, på cirka ${time} i alt`,
  },
  byNight: {
    en: (time: string) => `With a night train it takes about ${time}`,
    sv: (time: string) => `Med nattåg tar det cirka ${time}`,
    da: (time: string) => `Med nattog tager det cirka ${time}`,
  },
  travelDays: {
    en: (from: string, to: string, days: number) =>
      days === 1
        ? `With a pass, ${from}–${to} uses one travel day.`
        : `With a pass, ${from}–${to} uses ${days} travel days.`,
    sv: (from: string, to: string, days: number) =>
      days === 1
        ? `Med pass går det åt en resdag till ${from}–${to}.`
        : `Med pass går det åt ${days} resdagar till ${from}–${to}.`,
    da: (from: string, to: string, days: number) =>
      days === 1
        ? `Med pas går der én rejsedag til ${from}–${to}.`
        : `Med pas går der ${days} rejsedage til ${from}–${to}.`,
  },
  nightTrain: {
    en: (from: string, to: string, time: string) =>
      `The night train from ${from} to ${to} takes you all the way, in about ${time}.`,
    sv: (from: string, to: string, time: string) =>
      `Nattåget från ${from} till ${to} tar dig hela vägen, på cirka ${time}.`,
    da: (from: string, to: string, time: string) =>
      `Nattoget fra ${from} til ${to} kører dig hele vejen, på cirka ${time}.`,
  },
  leftForDay: {
    en: (from: string, to: string, asleep: string, awake: string, time: string) =>
      `Sleep between ${asleep} and ${awake}, and about ${time} of the way from ${from} to ${to} is left for the day.`,
    sv: (from: string, to: string, asleep: string, awake: string, time: string) =>
      `Sover du mellan ${asleep} och ${awake} återstår cirka ${time} av resan från ${from} till ${to} på dagen.`,
    da: (from: string, to: string, asleep: string, awake: string, time: string) =>
      `Sover du mellem ${asleep} og ${awake}, er der cirka ${time} af rejsen fra ${from} til ${to} tilbage i dagtimerne.`,
  },
  stayOver: {
    en: (town: string, to: string) =>
      `If you travel at most ten hours a day, you stay overnight in ${town} and reach ${to} the next day.`,
    sv: (town: string, to: string) =>
      `Med högst tio timmar om dagen stannar du över i ${town} och når ${to} dagen därpå.`,
    da: (town: string, to: string) =>
      `Med højst ti timer om dagen overnatter du i ${town} og når ${to} dagen efter.`,
  },
  stayOvers: {
    en: (from: string, towns: string, to: string) =>
      `If you travel at most ten hours a day from ${from}, you spend nights in ${towns} before you reach ${to}.`,
    sv: (from: string, towns: string, to: string) =>
      `Reser du högst tio timmar om dagen från ${from} övernattar du i ${towns} innan du är framme i ${to}.`,
    da: (from: string, towns: string, to: string) =>
      `Rejser du højst ti timer om dagen fra ${from}, overnatter du i ${towns}, før du er fremme i ${to}.`,
  },
  oneDay: {
    en: (from: string, to: string, time: string) =>
      `${from}–${to} fits into one day: start at least ${time} before you want to be there.`,
    sv: (from: string, to: string, time: string) =>
      `${from}–${to} ryms på en dag: åk senast ${time} innan du vill vara framme.`,
    da: (from: string, to: string, time: string) =>
      `${from}–${to} kan klares på én dag: tag af sted senest ${time}, før du vil være fremme.`,
  },
  dayTrip: {
    en: (from: string, to: string, time: string) =>
      `From ${from} to ${to} and back on the same day you travel for about ${time}.`,
    sv: (from: string, to: string, time: string) =>
      `${from}–${to} tur och retur samma dag blir cirka ${time} på resande fot.`,
    da: (from: string, to: string, time: string) =>
      `${from}–${to} tur-retur samme dag giver cirka ${time} undervejs.`,
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
    en: (from: string, to: string, time: string, isOnPass: boolean) =>
      isOnPass
        ? `From ${from} to ${to} you go by ship, for about ${time}.`
        : `From ${from} to ${to} you go by ship, for about ${time}. The pass doesn’t cover it: buy a ticket.`,
    sv: (from: string, to: string, time: string, isOnPass: boolean) =>
      isOnPass
        ? `Från ${from} till ${to} åker du båt, i cirka ${time}.`
        : `Från ${from} till ${to} åker du båt, i cirka ${time}. Den ingår inte i passet: köp en biljett.`,
    da: (from: string, to: string, time: string, isOnPass: boolean) =>
      isOnPass
        ? `Fra ${from} til ${to} sejler du, i cirka ${time}.`
        : `Fra ${from} til ${to} sejler du, i cirka ${time}. Det er ikke med i passet: køb en billet.`,
  },
  bus: {
    en: (from: string, to: string, time: string, isOnPass: boolean) =>
      isOnPass
        ? `From ${from} to ${to} you take a bus, for about ${time}.`
        : `From ${from} to ${to} you take a bus, for about ${time}. The pass doesn’t cover it: buy a ticket.`,
    sv: (from: string, to: string, time: string, isOnPass: boolean) =>
      isOnPass
        ? `Från ${from} till ${to} åker du buss, i cirka ${time}.`
        : `Från ${from} till ${to} åker du buss, i cirka ${time}. Den ingår inte i passet: köp en biljett.`,
    da: (from: string, to: string, time: string, isOnPass: boolean) =>
      isOnPass
        ? `Fra ${from} til ${to} kører du med bus, i cirka ${time}.`
        : `Fra ${from} til ${to} kører du med bus, i cirka ${time}. Den er ikke med i passet: køb en billet.`,
  },
  crossTown: {
    en: (town: string, from: string, to: string, time: string, end: string) =>
      `On the way to ${end} you change stations in ${town}: ${from} to ${to} takes about ${time}.`,
    sv: (town: string, from: string, to: string, time: string, end: string) =>
      `På vägen till ${end} byter du station i ${town}: från ${from} till ${to} tar det cirka ${time}.`,
    da: (town: string, from: string, to: string, time: string, end: string) =>
      `På vejen til ${end} skifter du station i ${town}: fra ${from} til ${to} tager det cirka ${time}.`,
  },
  crossFirst: {
    en: (town: string, from: string, to: string, time: string, end: string) =>
      `For ${end} you leave ${town} from ${to}, about ${time} from ${from}.`,
    sv: (town: string, from: string, to: string, time: string, end: string) =>
      `Till ${end} reser du från ${to} i ${town}, cirka ${time} från ${from}.`,
    da: (town: string, from: string, to: string, time: string, end: string) =>
      `Til ${end} rejser du fra ${to} i ${town}, cirka ${time} fra ${from}.`,
  },
  crossLast: {
    en: (town: string, from: string, to: string, time: string, start: string) =>
      `From ${start} you arrive in ${town} at ${from}, about ${time} from ${to} station.`,
    sv: (town: string, from: string, to: string, time: string, start: string) =>
      `Från ${start} kommer du till ${from} i ${town}, cirka ${time} från stationen ${to}.`,
    da: (town: string, from: string, to: string, time: string, start: string) =>
      `Fra ${start} kommer du til ${from} i ${town}, cirka ${time} fra stationen ${to}.`,
  },
  mustReserve: {
    en: (from: string, to: string, legs: string) =>
      `On the fastest way from ${from} to ${to} you must reserve on ${legs}.`,
    sv: (from: string, to: string, legs: string) =>
      `På den snabbaste resan från ${from} till ${to} måste du boka plats på ${legs}.`,
    da: (from: string, to: string, legs: string) =>
      `På den hurtigste rejse fra ${from} til ${to} skal du reservere plads på ${legs}.`,
  },
  mustReserveDirect: {
    en: (from: string, to: string) => `On the fastest way from ${from} to ${to} you must reserve.`,
    sv: (from: string, to: string) => `På den snabbaste resan från ${from} till ${to} måste du boka plats.`,
    da: (from: string, to: string) => `På den hurtigste rejse fra ${from} til ${to} skal du reservere plads.`,
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
    en: (from: string, to: string, legs: string) =>
      `On the way from ${from} to ${to} we could not confirm whether you must reserve on ${legs}: ask us.`,
    sv: (from: string, to: string, legs: string) =>
      `På resan från ${from} till ${to} har vi inte kunnat bekräfta om du måste boka plats på ${legs}: fråga oss.`,
    da: (from: string, to: string, legs: string) =>
      `På rejsen fra ${from} til ${to} har vi ikke kunnet få bekræftet, om du skal reservere plads på ${legs}: spørg os.`,
  },
  notConfirmedDirect: {
    en: (from: string, to: string) =>
      `We could not confirm whether you must reserve between ${from} and ${to}: ask us.`,
    sv: (from: string, to: string) =>
      `Vi har inte kunnat bekräfta om du måste boka plats mellan ${from} och ${to}: fråga oss.`,
    da: (from: string, to: string) =>
      `Vi har ikke kunnet få bekræftet, om du skal reservere plads mellem ${from} og ${to}: spørg os.`,
  },
  summer: {
    en: (from: string, to: string, end: string) =>
      to === end
        ? `In summer you may have to reserve between ${from} and ${to}.`
        : `In summer you may have to reserve between ${from} and ${to} on the way to ${end}.`,
    sv: (from: string, to: string, end: string) =>
      to === end
        ? `På sommaren kan du behöva boka plats mellan ${from} och ${to}.`
        : `På sommaren kan du behöva boka plats mellan ${from} och ${to} på vägen till ${end}.`,
    da: (from: string, to: string, end: string) =>
      to === end
        ? `Om sommeren kan du være nødt til at reservere plads mellem ${from} og ${to}.`
        : `Om sommeren kan du være nødt til at reservere plads mellem ${from} og ${to} på vejen til ${end}.`,
  },
  ownTicket: {
    en: (from: string, to: string, end: string) =>
      to === end
        ? `The pass doesn’t cover ${from}–${to}: buy a ticket.`
        : `The pass doesn’t cover ${from}–${to} on the way to ${end}: buy a ticket.`,
    sv: (from: string, to: string, end: string) =>
      to === end
        ? `Sträckan ${from}–${to} ingår inte i passet: köp en biljett.`
        : `Sträckan ${from}–${to} på vägen till ${end} ingår inte i passet: köp en biljett.`,
    da: (from: string, to: string, end: string) =>
      to === end
        ? `Strækningen ${from}–${to} er ikke med i passet: køb en billet.`
        : `Strækningen ${from}–${to} på vejen til ${end} er ikke med i passet: køb en billet.`,
  },
  without: {
    en: (to: string, time: string) =>
      `Without any reservation the journey to ${to} takes about ${time} longer.`,
    sv: (to: string, time: string) => `Helt utan platsbokning tar resan till ${to} cirka ${time} längre.`,
    da: (to: string, time: string) =>
      `Helt uden pladsreservation tager rejsen til ${to} cirka ${time} længere.`,
  },
  fewer: {
    en: (to: string, changes: string, time: string) =>
      `If changes worry you, reach ${to} with ${changes} in about ${time}.`,
    sv: (to: string, changes: string, time: string) =>
      `Vill du byta så lite som möjligt kommer du till ${to} med ${changes} på cirka ${time}.`,
    da: (to: string, changes: string, time: string) =>
      `Vil du skifte så lidt som muligt, kommer du til ${to} med ${changes} på cirka ${time}.`,
  },
  fewerDirect: {
    en: (from: string, to: string, time: string, isNight: boolean) =>
      isNight
        ? `There is also a night train from ${from} to ${to} without a change, in about ${time}.`
        : `There is also a train from ${from} to ${to} without a change, in about ${time}.`,
    sv: (from: string, to: string, time: string, isNight: boolean) =>
      isNight
        ? `Det finns också ett nattåg från ${from} till ${to} utan byte, på cirka ${time}.`
        : `Det finns också ett tåg från ${from} till ${to} utan byte, på cirka ${time}.`,
    da: (from: string, to: string, time: string, isNight: boolean) =>
      isNight
        ? `Der er også et nattog fra ${from} til ${to} uden skift, på cirka ${time}.`
        : `Der er også et tog fra ${from} til ${to} uden skift, på cirka ${time}.`,
  },
  directFerry: {
    en: (from: string, to: string, time: string) =>
      `There is also a ferry from ${from} to ${to}, in about ${time}.`,
    sv: (from: string, to: string, time: string) =>
      `Det går också en färja från ${from} till ${to}, på cirka ${time}.`,
    da: (from: string, to: string, time: string) =>
      `Der går også en færge fra ${from} til ${to} på cirka ${time}.`,
  },
  directBus: {
    en: (from: string, to: string, time: string) =>
      `There is also a bus from ${from} to ${to}, in about ${time}.`,
    sv: (from: string, to: string, time: string) =>
      `Det går också en buss från ${from} till ${to}, på cirka ${time}.`,
    da: (from: string, to: string, time: string) =>
      `Der kører også en bus fra ${from} til ${to} på cirka ${time}.`,
  },
  notOnPass: {
    en: 'The pass doesn’t cover it.',
    sv: 'Den ingår inte i passet.',
    da: 'Den er ikke med i passet.',
  },
  changes: {
    en: (count: number) => (count === 1 ? 'one change' : `${count} changes`),
    sv: (count: number) => (count === 1 ? 'ett byte' : `${count} byten`),
    da: (count: number) => (count === 1 ? 'ét skift' : `${count} skift`),
  },
  emissions: {
    en: (from: string, to: string, train: string, plane: string) =>
      `By train from ${from} to ${to}, one traveller causes about ${train} of carbon dioxide; by plane, about ${plane}.`,
    sv: (from: string, to: string, train: string, plane: string) =>
      `Tågresan från ${from} till ${to} ger cirka ${train} koldioxid per resenär, flyget cirka ${plane}.`,
    da: (from: string, to: string, train: string, plane: string) =>
      `Togrejsen fra ${from} til ${to} giver cirka ${train} CO₂ pr. rejsende, flyet cirka ${plane}.`,
  },
  emissionsNear: {
    en: (from: string, to: string, train: string) =>
      `By train from ${from} to ${to}, one traveller causes about ${train} of carbon dioxide; it’s too short a journey to compare with flying.`,
    sv: (from: string, to: string, train: string) =>
      `Tågresan från ${from} till ${to} ger cirka ${train} koldioxid per resenär; så korta resor jämför vi inte med flyget.`,
    da: (from: string, to: string, train: string) =>
      `Togrejsen fra ${from} til ${to} giver cirka ${train} CO₂ pr. rejsende; så korte rejser sammenligner vi ikke med fly.`,
  },
  emissionsUnknown: {
    en: (from: string, to: string, modes: string) =>
      `We don’t know the emissions of ${modes}, so we don’t compare ${from}–${to} with flying.`,
    sv: (from: string, to: string, modes: string) =>
      `Hur stora ${modes} utsläpp är vet vi inte, så ${from}–${to} jämför vi inte med flyget.`,
    da: (from: string, to: string, modes: string) =>
      `Hvor meget ${modes} udleder, ved vi ikke, så vi sammenligner ikke ${from}–${to} med fly.`,
  },
  /** As `emissionsUnknown` mentions it: in Swedish, whose emissions. */
  emittingFerry: { en: 'the ferry', sv: 'färjans', da: 'færgen' },
  emittingBus: { en: 'the bus', sv: 'bussens', da: 'bussen' },
  passCoversNothing: {
    en: (from: string, to: string) =>
      `A pass covers no part of the fastest way from ${from} to ${to}, so it doesn’t pay there.`,
    sv: (from: string, to: string) =>
      `Ingen del av den snabbaste resan från ${from} till ${to} ingår i passet, så där lönar det sig inte.`,
    da: (from: string, to: string) =>
      `Passet dækker ingen del af den hurtigste rejse fra ${from} til ${to}, så der kan det ikke betale sig.`,
  },
})
