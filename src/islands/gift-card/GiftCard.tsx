import { giftFields, giftForm } from '../../shared/forms/gift/form.ts'
import type { GiftWords } from '../../shared/forms/gift/labels.ts'
import { giftLine, giftTexts } from '../../shared/forms/gift/line.ts'
import { giftRules } from '../../shared/forms/gift/rules.ts'
import type { CheckedForm } from '../../shared/forms/kit/check.ts'
import { withErrorBoundary } from '../boundary/with-error-boundary.tsx'
import { LineForm } from '../shop/LineForm.tsx'
import type { LineFormProps } from '../shop/text.ts'
import { useCatalogue } from '../shop/use-catalogue.ts'
import { GiftFields, type GiftOffer } from './GiftFields.tsx'

interface GiftCardProps extends LineFormProps<GiftWords> {
  readonly offer: GiftOffer
}

const form = { name: giftForm.name, fields: giftFields }

/** A gift card: value, design, greeting and note, with a preview of the card beside them. */
function GiftCard({ offer, ...props }: GiftCardProps) {
  const catalogue = useCatalogue(props.locale)
  const shop = catalogue === 'failed' ? undefined : catalogue
  const checked: CheckedForm<typeof giftFields, GiftWords> = {
    form,
    rules: (input, words, now) => giftRules(input, words, now, shop),
  }
  return (
    <LineForm
      {...props}
      kind="gift-card"
      checked={checked}
      fullForm={giftForm}
      toLine={giftLine}
      toTexts={giftTexts}
      catalogue={catalogue}
    >
      {field => <GiftFields field={field} offer={offer} locale={props.locale} />}
    </LineForm>
  )
}

export default withErrorBoundary(GiftCard)
