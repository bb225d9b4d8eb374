import { useEffect, useRef, useState } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { cleanFreeText, cleanParagraph } from '../../shared/clean-text.ts'
import { type giftFields, giftForm } from '../../shared/forms/gift/form.ts'
import { giftValue } from '../../shared/forms/gift/line.ts'
import { fieldId } from '../../shared/forms/kit/field-name.ts'
import { giftDesigns } from '../../shared/shop/basket/line.ts'
import { type Currency, currencies } from '../../shared/shop/currency.ts'
import { formatMoney } from '../../shared/shop/format-money.ts'
import type { Amounts } from '../../shared/shop/money.ts'
import { Field, FieldError, type FieldProps } from '../form/Field.tsx'
import { fieldTexts } from '../shop/field-texts.ts'
import { useShopCurrency } from '../shop/use-shop-currency.ts'
import { checkValue } from './check-value.ts'
import { GiftPreview } from './GiftPreview.tsx'
import type { GiftText } from './text.ts'

type Design = (typeof giftDesigns)[number]

/** The offer of the page. */
export interface GiftOffer {
  /** The possible values of a card, in each currency. */
  readonly values: readonly Amounts[]
  /** The address of each design's picture. */
  readonly pictures: Readonly<Record<Design, string>>
  /** The currency of the page's language, whose values are shown without scripts. */
  readonly home: Currency
  /** The words in place of the code, and for how long it is valid. */
  readonly noCode: string
  readonly text: GiftText
}

interface GiftFieldsProps {
  readonly field: (name: keyof typeof giftFields) => FieldProps
  readonly offer: GiftOffer
  readonly locale: Locale
}

interface Shown {
  readonly value: string
  readonly design: Design
  readonly greeting: string
  readonly note: string
}

/** The index of the value that is chosen at first. */
const firstValue = 1
const [firstDesign] = giftDesigns
const valueId = fieldId(giftForm.name, 'value')

/** The fields are uncontrolled; the preview beside them shows their values. */
export function GiftFields({ field, offer, locale }: GiftFieldsProps) {
  const { values, pictures, home, noCode, text } = offer
  const currency = useShopCurrency(locale)
  const root = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Shown>({ value: '', design: firstDesign, greeting: '', note: '' })

  function read(): void {
    const form = root.current?.closest('form')
    if (!form) return
    const texts = fieldTexts(form)
    setShown({
      value: texts.get('value') ?? '',
      design: giftDesigns.find(design => design === texts.get('design')) ?? firstDesign,
      greeting: cleanFreeText(texts.get('greeting') ?? ''),
      note: cleanParagraph(texts.get('note') ?? ''),
    })
  }

  // Reads what was typed before hydration, and again after a change of currency.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the form as it is
  useEffect(() => {
    const form = root.current?.closest('form')
    if (form) checkValue(form, currency)
    read()
  }, [currency])

  const value = values.find(row => currencies.some(code => giftValue(code, row[code]) === shown.value))
  const preview = value ?? values[firstValue]
  const { options } = field('design').words
  return (
    <div className="gift-form" ref={root} onInput={read}>
      <div className="gift-form__fields">
        <fieldset className="seg gift-values" id={valueId} tabIndex={-1}>
          <legend>{field('value').words.label}</legend>
          <div className="price">
            {currencies.map(code => (
              <div className={`seg in-${code.toLowerCase()}`} key={code}>
                {values.map((row, place) => (
                  <label key={row[code]}>
                    <input
                      type="radio"
                      name="value"
                      value={giftValue(code, row[code])}
                      defaultChecked={code === home && place === firstValue}
                    />
                    {formatMoney(row[code], code, locale)}
                  </label>
                ))}
              </div>
            ))}
          </div>
          <FieldError id={valueId} error={field('value').shared.errors['value']} />
          <p className="hint needs-script">{text.ownCurrency}</p>
        </fieldset>
        <fieldset className="gift-designs" id={fieldId(giftForm.name, 'design')} tabIndex={-1}>
          <legend>{field('design').words.label}</legend>
          {giftDesigns.map(design => (
            <label key={design}>
              <img src={pictures[design]} width={160} height={100} alt="" loading="lazy" />
              <span>
                <input type="radio" name="design" value={design} defaultChecked={design === firstDesign} />{' '}
                {options?.[design]}
              </span>
            </label>
          ))}
        </fieldset>
        <Field {...field('greeting')} />
        <Field {...field('note')} />
      </div>
      {preview && (
        <GiftPreview
          picture={pictures[shown.design]}
          value={preview}
          greeting={shown.greeting}
          note={shown.note}
          noCode={noCode}
          locale={locale}
          text={text}
        />
      )}
    </div>
  )
}
