import { expect, it } from 'vitest'
import { defineForm } from './define-form.ts'
import { errorLines, inFormOrder, remainingErrors } from './errors.ts'

const trip = defineForm({
  name: 'trip',
  fields: {
    email: { kind: 'email' },
    stops: { kind: 'list', max: 3, fields: { at: { kind: 'line', max: 9 }, on: { kind: 'date' } } },
    note: { kind: 'paragraph', max: 99 },
  },
})

it('sorts errors in the order of the form, with those of a whole list last', () => {
  const names = ['stops', 'note', 'stops[2].at', 'stops[0].on', 'stops[0].at', 'email']
  const errors = Object.fromEntries(names.map(name => [name, 'wrong']))
  expect(Object.keys(inFormOrder(trip, errors))).toEqual([
    'email',
    'stops[0].at',
    'stops[0].on',
    'stops[2].at',
    'note',
    'stops',
  ])
})

it('keeps the errors that a new check finds again, with its messages, and adds none', () => {
  const before = { email: 'missing', note: 'too long' }
  expect(remainingErrors(before, { email: 'wrong', stops: 'missing', note: '' })).toEqual({ email: 'wrong' })
})

it('links to the control and names the row', () => {
  const words = { stops: { label: 'Stopp', row: 'Stopp' }, email: { label: 'E-post' } }
  expect(errorLines('trip', { email: 'Wrong', 'stops[1].at': 'Where' }, words)).toEqual([
    { name: 'email', id: 'trip-email', text: 'Wrong' },
    { name: 'stops[1].at', id: 'trip-stops-1-at', text: 'Stopp 2: Where' },
  ])
})
