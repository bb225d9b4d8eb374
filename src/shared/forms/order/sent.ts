import { defineText } from '../../../i18n/text.ts'

/** The message after an order request has arrived: no payment, the right of withdrawal, what happens next and when. */
export const orderSent = defineText({
  title: {
    en: 'We have your order request',
    sv: 'Vi har fått din beställning',
    da: 'Vi har fået din bestilling',
  },
  description: {
    en: 'Nothing has been paid and nothing is binding yet. You will normally get a confirmation by e-mail; if none arrives, we still have your request.',
    sv: 'Ingenting är betalt och ingenting är bindande ännu. Normalt kommer strax en bekräftelse per e-post; skulle den utebli har vi beställningen ändå.',
    da: 'Intet er betalt, og intet er bindende endnu. Normalt kommer der straks en bekræftelse på e-mail; skulle den udeblive, har vi bestillingen alligevel.',
  },
  next: {
    en: 'Customer service will send you the full price, the conditions and how to pay, normally within one working day. Once you have accepted and paid, your tickets, pass number or code will follow by e-mail. A gift card can be withdrawn from within 14 days: the link is at the foot of every page. Passes, tickets and taxis have their own conditions.',
    sv: 'Kundtjänst skickar hela priset, villkoren och hur du betalar, normalt inom en arbetsdag. Du säger ja och betalar; därefter kommer biljetter, passnummer eller kod per e-post. Ett presentkort kan ångras inom 14 dagar: länken finns längst ned på varje sida. Pass, biljetter och taxi har egna villkor.',
    da: 'Kundeservice sender dig hele prisen, betingelserne og anvisninger til betaling, normalt inden for en arbejdsdag. Du siger ja og betaler; derefter følger billetter, pasnummer eller kode på e-mail. Et gavekort kan fortrydes inden for 14 dage: linket står nederst på hver side. Pas, billetter og taxa har deres egne betingelser.',
  },
})
