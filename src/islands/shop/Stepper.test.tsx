import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Stepper } from './Stepper.tsx'

const props = {
  form: 'taxi',
  name: 'passengers',
  label: 'Passengers',
  note: 'At most 8',
  start: 1,
  min: 1,
  max: 8,
  text: { fewer: 'One fewer: {name}', moreOf: 'One more: {name}' },
}

test('a stepper with an error is invalid, and described by the message', () => {
  const html = renderToStaticMarkup(<Stepper {...props} error="Choose how many" />)
  expect(html).toContain('aria-invalid="true" aria-describedby="taxi-passengers-error"')
  expect(html).toMatch(/id="taxi-passengers-error">.*Choose how many/)
})

test('a stepper without an error has the limits of its number, and no message', () => {
  const html = renderToStaticMarkup(<Stepper {...props} />)
  expect(html).toContain('min="1" max="8"')
  expect(html).not.toContain('aria-invalid')
  expect(html).not.toContain('passengers-error')
})
