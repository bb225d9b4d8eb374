import { defineText } from '../../i18n/text.ts'

/** What may be owed for a delay under Regulation (EU) 2021/782; nothing is worked out for a journey. */
export const compensationText = defineText({
  title: {
    en: 'What you may be owed for a delay',
    sv: 'Vad du kan ha rätt till vid försening',
    da: 'Hvad du kan have ret til ved forsinkelse',
  },
  caption: {
    en: 'Regulation (EU) 2021/782, share of the ticket price',
    sv: 'Förordning (EU) 2021/782, andel av biljettpriset',
    da: 'Forordning (EU) 2021/782, andel af billetprisen',
  },
  delay: {
    en: 'Delay at your destination',
    sv: 'Försening vid slutdestinationen',
    da: 'Forsinkelse ved bestemmelsesstedet',
  },
  share: { en: 'At least', sv: 'Minst', da: 'Mindst' },
  hour: { en: '60 to 119 minutes', sv: '60 till 119 minuter', da: '60 til 119 minutter' },
  twoHours: { en: '120 minutes or more', sv: '120 minuter eller mer', da: '120 minutter eller mere' },
  exceptionsTitle: { en: 'Other rules apply', sv: 'Andra regler gäller', da: 'Andre regler gælder' },
  extraordinary: {
    en: 'when extraordinary circumstances caused the delay, such as extreme weather; a strike by railway staff is not one;',
    sv: 'när förseningen beror på extraordinära omständigheter, till exempel extremt väder; en strejk bland järnvägens egen personal räknas inte dit;',
    da: 'når forsinkelsen skyldes ekstraordinære omstændigheder, for eksempel ekstremt vejr; en strejke blandt jernbanens eget personale hører ikke til dem;',
  },
  sweden: {
    en: 'on Swedish trains whose whole run is under 150 kilometres;',
    sv: 'på svenska tåg vars hela sträcka är under 150 kilometer;',
    da: 'i svenske tog, hvis hele strækning er under 150 kilometer;',
  },
  denmark: {
    en: 'with Danish companies, whose own guarantee pays from 30 minutes;',
    sv: 'hos danska bolag, vars egen restidsgaranti gäller från 30 minuter;',
    da: 'hos danske selskaber, hvis egen rejsetidsgaranti gælder fra 30 minutter;',
  },
  passes: {
    en: 'for travellers with a pass.',
    sv: 'för dig som reser med tågpass.',
    da: 'for dig, der rejser med et togpas.',
  },
  next: {
    en: 'Send us the details: we tell you which rules apply to your journey.',
    sv: 'Skicka uppgifterna till oss, så berättar vi vilka regler som gäller för din resa.',
    da: 'Send os oplysningerne, så fortæller vi, hvilke regler der gælder for din rejse.',
  },
})
