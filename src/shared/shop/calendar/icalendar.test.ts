import { expect, test } from 'vitest'
import { calendarFile } from './icalendar.ts'

const day = { uid: 'a', day: '2027-06-01', summary: 'First travel day', description: 'Flexi' }
const file = (...days: Parameters<typeof calendarFile>[0]['days']) =>
  calendarFile({ product: '-//Perrong//Order//EN', made: new Date('2026-11-21T09:05:07.890Z'), days })
const lines = (text: string) => text.split('\r\n')
/** Joins folded lines again, as a reader of the file does. */
const unfolded = (text: string) => lines(text.replaceAll('\r\n ', ''))

test('writes a complete file, line by line', () => {
  expect(lines(file({ ...day, remindBefore: 14 }))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Perrong//Order//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:a',
    'DTSTAMP:20261121T090507Z',
    'DTSTART;VALUE=DATE:20270601',
    'SUMMARY:First travel day',
    'DESCRIPTION:Flexi',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:First travel day',
    'TRIGGER:-P14D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test.each([
  ['a comma, b; c\\d', 'a comma\\, b\\; c\\\\d'],
  ['one\ntwo\r\nthree\rfour', 'one\\ntwo\\nthree\\nfour'],
  ['END:VEVENT\nBEGIN:VEVENT', 'END:VEVENT\\nBEGIN:VEVENT'],
  ['bell\u0007, null\u0000', 'bell\\, null'],
])('escapes %j', (text, written) => {
  expect(unfolded(file({ ...day, summary: text }))).toContain(`SUMMARY:${written}`)
})

test.each([
  'x'.repeat(67),
  'x'.repeat(68),
  'x'.repeat(400),
  'å'.repeat(200),
  `${'x'.repeat(66)}å`,
  '🚆'.repeat(60),
  `${'x'.repeat(65)}, ;`,
])('folds at 75 octets, splits no letter and loses nothing: %s', description => {
  const text = file({ ...day, summary: description })
  for (const line of lines(text)) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(unfolded(text)).toContain(`SUMMARY:${description.replace(/[;,]/g, '\\$&')}`)
  // A surrogate without its other half is invalid text.
  expect(lines(text).every(line => line.isWellFormed())).toBe(true)
})

test('separates lines with CR LF and nothing else', () => {
  expect(file(day, { ...day, uid: 'b', description: 'Å\nä' }).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})
