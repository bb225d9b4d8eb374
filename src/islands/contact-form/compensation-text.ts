import type { Locale } from '../../i18n/locales.ts'
import { defineText } from '../../i18n/text.ts'

/** Who to claim from, and what compensation may be due for a delay. Nothing is calculated for a journey. */
export const compensationText = defineText({
  turnTo: { en: 'Who to claim from', sv: 'Vem du vänder dig till', da: 'Hvem du skal henvende dig til' },
  ticket: { en: 'A train ticket', sv: 'Tågbiljett', da: 'Togbillet' },
  ticketTo: {
    en: 'The train company, on its own form or on the EU’s standard form, which it must accept.',
    sv: 'Tågbolaget, på dess egen blankett eller på EU:s gemensamma blankett, som bolaget måste ta emot.',
    da: 'Togselskabet, på dets egen formular eller på EU’s fælles formular, som selskabet skal tage imod.',
  },
  pass: { en: 'A rail pass', sv: 'Tågpass', da: 'Togpas' },
  passTo: {
    en: 'The pass issuer, for delays of 60 minutes or more, with proof such as screenshots. Claim for a lost reservation within two months.',
    sv: 'Den som har utfärdat passet, från 60 minuters försening och med bevis, till exempel skärmbilder. Kräv ersättning för en förlorad platsbokning inom två månader.',
    da: 'Pasudstederen, fra 60 minutters forsinkelse og med bevis, for eksempel skærmbilleder. Søg kompensation for en tabt pladsreservation inden for to måneder.',
  },
  ours: {
    en: 'A taxi or an order from us, or you’re not sure',
    sv: 'Taxi eller beställning hos oss, eller om du är osäker',
    da: 'Taxa eller bestilling hos os, eller er du i tvivl',
  },
  oursTo: {
    en: 'Us, here. We’ll tell you which rules apply to your journey and where to send the claim.',
    sv: 'Oss, här. Vi berättar vilka regler som gäller för din resa och vart kravet ska.',
    da: 'Os, her. Vi fortæller, hvilke regler der gælder for din rejse, og hvor kravet skal hen.',
  },
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
    da: 'når forsinkelsen skyldes ekstraordinære omstændigheder, for eksempel ekstremt vejr; en strejke blandt togselskabets eget personale hører ikke til dem;',
  },
  sweden: {
    en: 'on Swedish trains whose whole run is under 150 kilometres: 50% after more than 20 minutes, 75% after 40 and all of it after 60;',
    sv: 'på svenska tåg vars hela sträcka är under 150 kilometer: se tabellen;',
    da: 'i svenske tog, hvis hele strækning er under 150 kilometer: 50 % efter mere end 20 minutter, 75 % efter mere end 40 og det hele efter mere end 60;',
  },
  denmark: {
    en: 'on journeys within Denmark with DSB, whose own guarantee pays after more than 30 minutes;',
    sv: 'på resor inom Danmark med DSB, vars egen restidsgaranti gäller vid mer än 30 minuters försening;',
    da: 'på rejser i Danmark med DSB: se tabellen;',
  },
  passes: {
    en: 'for travellers with a pass.',
    sv: 'för dig som reser med tågpass.',
    da: 'for dig, der rejser med et togpas.',
  },
})

/** Rules of the readers' own country that go beyond the regulation. */
export interface HomeRules {
  readonly caption: string
  /** A delay, and the share of the ticket price that is due. */
  readonly rows: readonly (readonly [delay: string, share: number])[]
}

/** English is read everywhere. Sources: hallakonsument.se (act 2015:953), dsb.dk (Basis Rejsetidsgaranti). */
export const homeRules: Readonly<Record<Locale, HomeRules | undefined>> = {
  en: undefined,
  sv: {
    caption: 'Svenska tåg vars hela sträcka är under 150 kilometer, andel av biljettpriset',
    rows: [
      ['mer än 20 minuter', 0.5],
      ['mer än 40 minuter', 0.75],
      ['mer än 60 minuter', 1],
    ],
  },
  da: {
    caption: 'DSB’s Basis Rejsetidsgaranti på rejser i Danmark, andel af billetprisen',
    rows: [
      ['mere end 30 minutter', 0.25],
      ['60 minutter eller mere', 0.5],
      ['90 minutter eller mere', 0.75],
      ['120 minutter eller mere', 1],
    ],
  },
}
