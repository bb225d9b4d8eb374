import { useMemo, useRef } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import type { FormMessages } from '../../shared/forms/kit/messages.ts'
import { shopDay } from '../../shared/iso-day.ts'
import type { LineOf } from '../../shared/shop/basket/line.ts'
import { monthsAhead, type ProductOf, productOf } from '../../shared/shop/catalogue/catalogue.ts'
import type { SharedProps } from '../form/Field.tsx'
import { useChunk } from '../hydration/use-chunk.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { lineToChange } from '../shop/line-to-change.ts'
import { useAdding } from '../shop/use-adding.ts'
import { useCatalogue } from '../shop/use-catalogue.ts'
import { useEditedLine } from '../shop/use-edited-line.ts'
import { useShopCurrency } from '../shop/use-shop-currency.ts'
import { useShopTime } from '../shop/use-shop-time.ts'
import type { Missing } from './check-pass.ts'
import type { PassFormValues } from './party.ts'
import { partyFault } from './party-prices.ts'
import { usePartyForm } from './use-party-form.ts'
import { usePassPrices } from './use-pass-prices.ts'

type PassLine = LineOf<'interrail' | 'interrail-group' | 'days-pass'>

/** The props of a pass form from its host. */
export interface PassFormProps {
  readonly locale: Locale
  /** The id of the product that is sold here. */
  readonly product: string
  /** The country that is chosen at first, if the page's language suggests one. */
  readonly home: string
  readonly checkoutHref: string
  readonly fieldText: SharedProps['text']
  readonly messages: FormMessages
}

interface PassFormOptions<Kind extends 'interrail' | 'days-pass'>
  extends Omit<PassFormProps, 'home' | 'checkoutHref'> {
  readonly sells: Kind
  /** The kinds of line that the form makes. */
  readonly kinds: readonly PassLine['kind'][]
  readonly text: Missing & Readonly<Record<'full', string>>
  /** Makes the lines for the basket; the pass is unknown if it is no longer sold. */
  readonly toLines: (
    entered: PassFormValues,
    pass: ProductOf<Kind> | undefined,
    newId: () => string,
  ) => readonly PassLine[]
}

export type PassFormState = ReturnType<typeof usePassForm>

/** A pass form: its values, their price, and how it is added to the basket or changes a line of it. */
export function usePassForm<Kind extends 'interrail' | 'days-pass'>(options: PassFormOptions<Kind>) {
  const { sells, kinds, product, locale, text, fieldText, messages, toLines } = options
  const root = useRef<HTMLDivElement>(null)
  const isReady = useHydrated(root)
  const catalogue = useCatalogue(locale)
  const currency = useShopCurrency(locale)
  const adding = useAdding({ catalogue, currency, locale, text, onPut: () => changing.finish() })
  const now = useShopTime(catalogue)
  const shop = catalogue === 'failed' ? undefined : catalogue
  const pass = shop && productOf(shop, product, sells)
  const partyForm = usePartyForm({
    text,
    locale,
    catalogue,
    product,
    now,
    faultOf: whole =>
      shop && pass ? partyFault(shop, pass, whole, { currency, at: now }, locale) : undefined,
    resetKey: adding.added,
    onChange: adding.forgetFault,
    onValid,
  })
  const { entered, party, errors, named, form } = partyForm

  const isChanging = isReady && lineToChange(location.search) !== undefined
  const fields = useChunk(() => import('./pass-fields.ts'), isChanging)
  const changing = useEditedLine({
    kinds,
    form,
    toTexts: line => pass && fields?.passFields(line, pass, shopDay(now)),
  })
  const priced = usePassPrices({ shop, pass, entered, party, currency, at: now, locale })
  const today = isReady ? shopDay(now) : undefined
  const shared = useMemo(
    (): SharedProps => ({ form: 'pass', locale, errors, text: fieldText, messages }),
    [locale, errors, fieldText, messages],
  )

  function onValid(whole: PassFormValues): void {
    const ids = [changing.lineId()]
    adding.addMade(from =>
      toLines(whole, productOf(from, product, sells), () => ids.pop() ?? crypto.randomUUID()),
    )
  }

  return {
    root,
    hasPrices: catalogue !== 'failed',
    shop,
    pass,
    monthsAhead: shop && monthsAhead(shop, product),
    currency,
    locale,
    now,
    adding,
    changing,
    partyForm,
    priced,
    today,
    shared,
    /** Whether it is one adult, for whom the start prices are. */
    isOneAdult: entered.people.length === 1 && entered.people[0]?.group === 'adult',
    /** The props of the travellers' fields. */
    travellers: {
      people: entered.people,
      named,
      fares: priced.fares,
      sums: priced.sums,
      ageDay: priced.ageDay,
      shared,
      locale,
      today,
    },
  }
}
