import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import type { CheckedForm } from '../../shared/forms/kit/check.ts'
import type { Fields, Form, Values } from '../../shared/forms/kit/define-form.ts'
import type { FieldsWords } from '../../shared/forms/kit/labels.ts'
import type { CustomerWords } from '../../shared/forms/order/customer-labels.ts'
import type { LineKind, LineOf } from '../../shared/shop/basket/line.ts'
import { rideDays } from '../../shared/shop/basket/ride-days.ts'
import type { Currency } from '../../shared/shop/currency.ts'
import { isBasketStored } from '../../stores/basket.ts'
import type { FieldProps } from '../form/Field.tsx'
import { FormHead } from '../form/FormHead.tsx'
import { useChunk } from '../hydration/use-chunk.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { Added } from './Added.tsx'
import { CustomerFields } from './CustomerFields.tsx'
import type { LineFormProps } from './text.ts'
import { type PriceSource, useAdding } from './use-adding.ts'
import { useEditedLine } from './use-edited-line.ts'
import { useLineErrors } from './use-line-errors.ts'
import { useShopCurrency } from './use-shop-currency.ts'

interface LineFormOptions<
  Line extends Fields,
  Words extends FieldsWords & CustomerWords,
  Kind extends LineKind,
> extends LineFormProps<Words> {
  readonly kind: Kind
  /** The line's fields, without the customer's, which are on the checkout page. */
  readonly checked: CheckedForm<Line, Words>
  readonly fullForm: Form
  readonly toLine: (values: Values<Line>, id: string) => LineOf<Kind>
  /** The inverse: the field values for a line of a basket in a currency. */
  readonly toTexts: (line: LineOf<Kind>, currency: Currency) => Readonly<Record<keyof Line & string, string>>
  readonly catalogue: PriceSource
  /** Called when the line is in the basket. */
  readonly onAdded?: () => void
  /** The layout: places each field of the line once, by its name. */
  readonly children: FieldsOf<Line>
  /** Fields that are folded away together with the button; without it, the whole form is visible. */
  readonly rest?: { readonly summary: string; readonly children: FieldsOf<Line> }
}

type FieldsOf<Line> = (field: (name: keyof Line & string) => FieldProps) => ReactNode

/**
 * A form that puts one line into the basket, or changes one. Without scripts it also has the customer's fields, and is
 * sent as an order request of that line.
 */
export function LineForm<
  Line extends Fields,
  Words extends FieldsWords & CustomerWords,
  Kind extends LineKind,
>(props: LineFormOptions<Line, Words, Kind>) {
  const { locale, words, text, adding, checkoutHref, privacyHref, checked, fullForm, catalogue } = props
  const { kind, toTexts, rest } = props
  const { name } = fullForm
  const root = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated(root)
  const currency = useShopCurrency(locale)
  const changing = useEditedLine({ kinds: [kind], form, toTexts })
  const { add, fault, forgetFault, added, again } = useAdding({
    catalogue,
    currency,
    locale,
    text: adding,
    onPut() {
      changing.finish()
      props.onAdded?.()
    },
  })
  // The whole form was visible while its script was missing: keep it open.
  useEffect(() => {
    const folded = form.current?.querySelector<HTMLDetailsElement>('.form__rest')
    if (folded && form.current?.matches('[data-native]')) folded.open = true
  }, [])
  const note = useChunk(() => import('./ChangeNote.tsx'), changing.isRequested)
  const { errors, check, recheck } = useLineErrors(checked, words)

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const values = await check(event.currentTarget)
    if (values) add(props.toLine(values, changing.lineId()))
  }

  function onInput(): void {
    forgetFault()
    if (form.current) void recheck(form.current)
  }

  const fieldOf = (of: string): FieldProps => {
    const field = fullForm.fields[of]
    const own = words.fields[of]
    if (!field || !own) throw new Error(`The form ${name} has no field ${of}`)
    return {
      name: of,
      field,
      words: own,
      ...(hydrated && field.kind === 'date' && { range: rideDays(new Date()) }),
      shared: { form: name, locale, errors, text, messages: words.messages },
    }
  }

  const end = (
    <>
      {catalogue === 'failed' && <p role="alert">{adding.noPrices}</p>}
      {!hydrated && (
        <CustomerFields field={fieldOf} text={text} privacyHref={privacyHref} legend={adding.who} />
      )}
      {fault && (
        <p className="form__fault" role="alert">
          {fault}
        </p>
      )}
      <button className="btn btn--wide" type="submit">
        <span className="needs-script">{changing.line ? adding.save : adding.add}</span>
        <span className="without-script">{text.send}</span>
      </button>
    </>
  )
  if (added !== undefined)
    return <Added name={added} isKept={isBasketStored()} href={checkoutHref} text={adding} onAgain={again} />
  return (
    <div ref={root}>
      <form
        className={`form form--line form--${name}`}
        ref={form}
        method="post"
        action="/mail/send"
        encType="multipart/form-data"
        noValidate={hydrated}
        onInput={onInput}
        onSubmit={event => void onSubmit(event)}
      >
        <FormHead form={name} locale={locale} text={text} />
        {note && (
          <note.ChangeNote
            changing={changing}
            shop={typeof catalogue === 'object' ? catalogue : undefined}
            currency={currency}
            locale={locale}
            checkoutHref={checkoutHref}
            text={adding}
          />
        )}
        {props.children(fieldOf)}
        {rest ? (
          <details className="form__rest">
            <summary className="btn btn--wide">{rest.summary}</summary>
            <div className="form__rest-in">
              {rest.children(fieldOf)}
              {end}
            </div>
          </details>
        ) : (
          end
        )}
      </form>
    </div>
  )
}
