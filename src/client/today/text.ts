import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  title: { en: 'Today', sv: 'I dag', da: 'I dag' },
  tomorrow: { en: 'Tomorrow', sv: 'I morgon', da: 'I morgen' },
  ask: {
    en: 'Travelling this route? Tell this page your first day, and it opens at the right one.',
    sv: 'Ska du åka den här rutten? Ange din första dag, så visar sidan rätt dag när du är på väg.',
    da: 'Skal du rejse ad denne rute? Angiv din første dag, så viser siden den rigtige dag undervejs.',
  },
  firstDay: { en: 'First day', sv: 'Första dagen', da: 'Første dag' },
  device: {
    en: 'Kept on this device only.',
    sv: 'Sparas bara på den här enheten.',
    da: 'Gemmes kun på denne enhed.',
  },
  day: {
    en: 'Day {number} of {count}',
    sv: 'Dag {number} av {count}',
    da: 'Dag {number} af {count}',
  },
  starts: { en: 'You leave on {date}.', sv: 'Du reser {date}.', da: 'Du rejser {date}.' },
  over: {
    en: 'The trip that began on {date} is over.',
    sv: 'Resan som började {date} är slut.',
    da: 'Rejsen, der begyndte {date}, er slut.',
  },
  noTrain: {
    en: 'No train to catch.',
    sv: 'Inget tåg att passa.',
    da: 'Intet tog at nå.',
  },
  whole: { en: 'All about this day', sv: 'Allt om dagen', da: 'Alt om dagen' },
})
