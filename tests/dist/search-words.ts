import type { Translated } from '../../src/i18n/locales.ts'

/**
 * Single words and short phrases that travellers type, and what must come first: the general answer, and not one for a
 * special case. Where two results are equally right, both.
 */
export const searchWords: Translated<readonly (readonly [query: string, ...first: string[]])[]> = {
  en: [
    ['seat reservation', '/tips-detail/seat-reservations', '#reservations-needed'],
    ['wheelchair', '#assistance', '/tips-detail/assistance-and-wheelchairs'],
    ['night train', '/tips-detail/night-trains-from-sweden', '#night-train-travel-day'],
    ['wifi', '#wifi-and-sockets'],
    ['opening hours', '/support', '/contact-us'],
    ['insurance', '#travel-insurance'],
    ['refund', '#pass-refund'],
    ['luggage', '#luggage-bicycle-dog', '/tips-detail/luggage-bicycles-and-dogs'],
    ['bike', '#luggage-bicycle-dog', '/tips-detail/luggage-bicycles-and-dogs'],
    ['dog', '#luggage-bicycle-dog', '/tips-detail/luggage-bicycles-and-dogs'],
    ['child', '#children', '/tips-detail/interrail-with-children'],
    ['lost phone', '#lost-phone'],
  ],
  sv: [
    ['platsbokning', '/sv/tips-detail/platsreservationer', '#reservations-needed'],
    ['rullstol', '#assistance', '/sv/tips-detail/ledsagning-och-rullstol'],
    ['nattåg', '/sv/tips-detail/nattag-fran-sverige', '#night-train-travel-day'],
    ['wifi', '#wifi-and-sockets'],
    ['öppettider', '/sv/kundtjanst', '/sv/kontakta-oss'],
    ['försäkring', '#travel-insurance'],
    ['återbetalning', '#pass-refund'],
    ['bagage', '#luggage-bicycle-dog', '/sv/tips-detail/bagage-cykel-och-hund'],
    ['cykel', '#luggage-bicycle-dog', '/sv/tips-detail/bagage-cykel-och-hund'],
    ['hund', '#luggage-bicycle-dog', '/sv/tips-detail/bagage-cykel-och-hund'],
    ['barn', '#children', '/sv/tips-detail/tagluffa-med-barn'],
    ['tappad mobil', '#lost-phone'],
  ],
  da: [
    ['pladsreservation', '/da/tips-detail/pladsreservationer', '#reservations-needed'],
    ['kørestol', '#assistance', '/da/tips-detail/assistance-og-korestol'],
    ['nattog', '/da/tips-detail/nattog-fra-sverige', '#night-train-travel-day'],
    ['wifi', '#wifi-and-sockets'],
    ['åbningstider', '/da/kundeservice', '/da/kontakt-os'],
    ['forsikring', '#travel-insurance'],
    ['refusion', '#pass-refund'],
    ['bagage', '#luggage-bicycle-dog', '/da/tips-detail/bagage-cykel-og-hund'],
    ['cykel', '#luggage-bicycle-dog', '/da/tips-detail/bagage-cykel-og-hund'],
    ['hund', '#luggage-bicycle-dog', '/da/tips-detail/bagage-cykel-og-hund'],
    ['børn', '#children', '/da/tips-detail/interrail-med-born'],
    ['mistet telefon', '#lost-phone'],
  ],
}
