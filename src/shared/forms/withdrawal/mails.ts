import { defineText } from '../../../i18n/text.ts'
import { formMails, type MailFacts } from '../../mail/form-mails.ts'
import type { FormMails } from '../../mail/mail.ts'
import type { Values } from '../kit/define-form.ts'
import { type WithdrawalFields, withdrawalForm } from './form.ts'
import { withdrawalLabels } from './labels.ts'

/**
 * The receipt by mail states in our words what was declared, with date, time and reference. What the sender typed is in
 * the receipt on the screen, since the mail's address may be anybody's.
 */
const receipt = defineText({
  title: {
    en: 'Receipt for your withdrawal',
    sv: 'Kvitto på att du har ångrat dig',
    da: 'Kvittering for din fortrydelse',
  },
  intro: {
    en: 'We have received your statement that you are withdrawing from the contract you named in our form. It counts as made at the time below.',
    sv: 'Vi har tagit emot ditt meddelande om att du ångrar avtalet som du angav i vårt formulär. Det räknas som lämnat vid tiden nedan.',
    da: 'Vi har modtaget din meddelelse om, at du fortryder den aftale, du angav i vores formular. Den regnes for afgivet på tidspunktet nedenfor.',
  },
  outro: {
    en: 'We will answer you by e-mail. Keep this e-mail: it shows when you wrote. Please give the reference if you contact us about it. This e-mail was sent automatically.',
    sv: 'Vi svarar dig per e-post. Spara det här mejlet: det visar när du skrev. Ange ärendenumret om du kontaktar oss om saken. Mejlet skickas automatiskt.',
    da: 'Vi svarer dig på e-mail. Gem denne mail: den viser, hvornår du skrev. Oplys sagsnummeret, hvis du kontakter os om sagen. Mailen er sendt automatisk.',
  },
})

/** The mails of a withdrawal: to customer service, and the receipt. */
export function withdrawalMails(values: Values<WithdrawalFields>, facts: MailFacts): FormMails {
  return formMails({
    form: withdrawalForm,
    labels: withdrawalLabels,
    values,
    facts,
    sender: { name: values.name, address: values.email },
    title: 'Withdrawal',
    topic: 'Withdrawal from a contract',
    confirmation: receipt(facts.locale),
  })
}
