import { expect, it } from 'vitest'
import { errorLines } from './error-lines.ts'

it('leads to the control and says which journey', () => {
  expect(errorLines({ email: 'Wrong', 'journeys[1].to': 'Where to' }, { journey: 'Resa' })).toEqual([
    { name: 'email', id: 'contact-email', text: 'Wrong' },
    { name: 'journeys[1].to', id: 'contact-journeys-1-to', text: 'Resa 2: Where to' },
  ])
})
