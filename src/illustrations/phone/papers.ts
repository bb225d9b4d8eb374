import { box, disc, moved, scaled, shape, textAt } from './draw.ts'
import { icon } from './icons.ts'
import { column, field, lines, pass, ticketPaper } from './parts.ts'
import { samples } from './samples.ts'

/** The area of a paper in units; each is drawn from its top left corner. */
export const paperSize = { width: 180, height: 124 } as const

const print = (x: number, y: number, ...widths: readonly number[]) =>
  widths.map((width, index) => box('print', x, y + index * 11, width, 5, 2.5)).join('')
const pen = (x: number, y: number, width: number, height = 28) => box('pen', x, y, width, height, height / 2)

/** The order confirmation, a ring around the pass number. */
export const letter = () =>
  [
    box('white', 1, 6, 148, 112),
    icon('mail', 14, 16, 'icon-night'),
    print(48, 20, 78, 52),
    textAt('code night', 24, 69, samples.passNumber),
    pen(12, 49, 100),
    print(14, 90, 116, 92),
  ].join('')

/** The pass in the app, a ring around the cover number. */
export const coverOnPass = () => moved(-column.x, 18, pass(0), pen(column.x + 3, 40, 94, 23))

/** The data page of a passport, a ring around its number. */
export const passportPage = () =>
  [
    ticketPaper('sea', 0, 8, 162, 108, 4),
    box('white', 12, 36, 48, 60, 3),
    icon('person', 24, 54, 'icon-night'),
    print(12, 20, 56),
    textAt('small night strong', 74, 54, samples.idNumber),
    pen(65, 35, 92),
    print(74, 78, 64, 44),
  ].join('')

/** A person who remembers four digits. */
export const memorisedCode = () =>
  [
    box('cream', 62, 14, 92, 44, 22),
    disc('cream', 54, 68, 6),
    ...[86, 101, 116, 131].map(x => disc('key-down', x, 36, 5)),
    scaled(-4, 62, 2.2, icon('person', 0, 0)),
  ].join('')

const onScreen = (...content: readonly string[]) =>
  box('glass', 0, 0, paperSize.width, paperSize.height, 8) + content.join('')

/** The app's first form: the surname, then the pass number. */
export const addForm = () =>
  onScreen(field(18, 'person', samples.surname), field(66, 'ticket', samples.passNumber, true))

/** A seat reservation, which asks for the cover number. */
export const seatForm = () =>
  onScreen(icon('train', 12, 22), lines(46, 26, 110, 74), field(66, 'seat', samples.coverNumber, true))

/** The activation: the first travel day, then the number of the passport. */
export const activationForm = () =>
  onScreen(
    icon('calendar', 12, 22),
    ...[58, 84, 110, 136, 162].map(x => (x === 110 ? '' : disc('day-other', x, 34, 3.5))),
    disc('day-chosen', 110, 34, 13),
    textAt('small night mid', 110, 39, '12'),
    field(66, 'passport', samples.idNumber, true),
  )

/** The lock of the phone. */
export const lockScreen = () =>
  onScreen(
    icon('lock', 24, 50),
    ...[0, 1, 2, 3].map(digit => disc('dots', 88 + digit * 18, 14, 4)),
    ...Array.from({ length: 12 }, (_, key) =>
      disc('key', 91 + (key % 3) * 24, 38 + Math.floor(key / 3) * 23, 9),
    ),
  )

/** The conductor's reader, with its beam to the left while it reads, and a tick when it has finished. */
export const reader = (state: 'idle' | 'reading' | 'read') =>
  [
    state === 'reading' ? shape('ray', 'M36 44-64 8v72z') : '',
    box('case', 36, 10, 62, 104, 10),
    box(state === 'read' ? 'done' : 'glass', 44, 20, 46, 52, 4),
    state === 'read' ? icon('check', 55, 34, 'icon-on-done') : '',
    ...[0, 1, 2].map(key => disc('key-light', 54 + key * 13, 90, 4)),
  ].join('')
