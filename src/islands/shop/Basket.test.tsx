import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { errorLines } from '../../shared/forms/kit/errors.ts'
import { orderForm } from '../../shared/forms/order/form.ts'
import { orderLabels } from '../../shared/forms/order/labels.ts'
import { sampleCatalogues } from '../../shared/shop/sample-catalogues.ts'
import { Basket } from './Basket.tsx'
import { basketText } from './text.ts'

const forms = {
  byKind: {
    interrail: '/i',
    'interrail-group': '/i',
    'days-pass': '/j',
    'gift-card': '/g',
    taxi: '/t',
    ticket: '/',
  },
  byProduct: {},
}
const card = {
  kind: 'gift-card',
  id: 'a',
  product: 'gift-card',
  value: 2500,
  design: 'summer',
  greeting: '',
  note: '',
} as const

test('an error about the basket leads to it', () => {
  const html = renderToStaticMarkup(
    <Basket
      contents={{ currency: 'EUR', changed: '2027-02-20', lines: [card] }}
      catalogue={sampleCatalogues.en}
      now={new Date('2027-02-20T12:00:00Z')}
      locale="en"
      text={basketText('en')}
      forms={forms}
    />,
  )
  const [error] = errorLines(orderForm.name, { basket: 'Wrong' }, orderLabels('en').fields)
  expect(html).toMatch(new RegExp(`<section [^>]*id="${error?.id}" tabindex="-1"`))
})
