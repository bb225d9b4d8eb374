import { box, data, disc, moved, scaled, shape, textAt, withOpacity } from './draw.ts'
import { type IconName, icon } from './icons.ts'
import { interpolate } from './motion.ts'
import { samples } from './samples.ts'

/** The size of the screen. Drawings may start outside, and are clipped at its edge. */
export const screen = { width: 180, height: 352 } as const

/** The left edge and the width of a screen's content. */
export const column = { x: 12, width: 156 } as const

export type Tab = 'plan' | 'trips' | 'pass'
const tabs: Readonly<Record<Tab, { x: number; icon: IconName }>> = {
  plan: { x: 18, icon: 'search' },
  trips: { x: 78, icon: 'bookmark' },
  pass: { x: 138, icon: 'ticket' },
}

/** The app around a screen: a dark plate with the time at the top, and three tabs below with a stop at the open one. */
export function app(tab: Tab, heading: IconName, ...content: readonly string[]): string {
  const stop = tabs[tab].x + 12
  return [
    box('glass', 0, 0, screen.width, screen.height),
    ...content,
    box('plate', 0, 0, screen.width, 50),
    textAt('time', 16, 16, '08:24'),
    scaled(148, 5, 0.6, icon('online', 0, 0, 'icon-light')),
    icon(heading, 78, 21, 'icon-light'),
    box('raised', 0, 310, screen.width, 42),
    box('rule', 0, 309, screen.width, 1),
    box('pink', stop - 22, 307.5, 44, 4),
    disc('stop', stop, 309.5, 5),
    ...Object.values(tabs).map(({ x, icon: name }) =>
      icon(name, x, 320, x === tabs[tab].x ? 'icon' : 'icon-soft'),
    ),
  ].join('')
}

/** A field with an icon and the text typed into it. The active field has a pink edge. */
export function field(y: number, name: IconName, text: string, active = false): string {
  return [
    box(active ? 'field-on' : 'field', column.x, y, column.width, 38, 5),
    icon(name, column.x + 9, y + 7, 'icon-soft'),
    textAt('code', column.x + 42, y + 25, text),
  ].join('')
}

/** The button at the end of a step; `done` turns it green with a tick. */
export function button(y: number, name: IconName, done = false): string {
  return [
    box(done ? 'done' : 'action', column.x, y, column.width, 38, 5),
    icon(done ? 'check' : name, 78, y + 7, done ? 'icon-on-done' : 'icon-on-action'),
  ].join('')
}

/** The finger: a ring that grows and fades, at a share of its time from 0 to 1. Before and after it is not drawn. */
export const tap = (x: number, y: number, share: number) =>
  share <= 0 || share >= 1
    ? ''
    : withOpacity(1 - share * share, disc('finger', x, y, interpolate(8, 22, share)))

/** Paper with a notch in each corner. */
export function ticketPaper(
  look: string,
  x: number,
  y: number,
  width: number,
  height: number,
  bite = 7,
): string {
  const [w, h] = [width - 2 * bite, height - 2 * bite]
  return shape(
    look,
    data`M${x + bite} ${y}h${w}a${bite} ${bite} 0 0 0 ${bite} ${bite}v${h}` +
      data`a${bite} ${bite} 0 0 0 ${-bite} ${bite}h${-w}a${bite} ${bite} 0 0 0 ${-bite} ${-bite}v${-h}` +
      data`a${bite} ${bite} 0 0 0 ${bite} ${-bite}z`,
  )
}

/** The pass: a pink ticket with the name, the cover number and its travel days, of which `used` are filled in. */
export function pass(y: number, used = 0): string {
  const { x, width } = column
  return moved(
    x,
    y,
    ticketPaper('coupon', 0, 0, width, 88),
    icon('train', 12, 12, 'icon-night'),
    textAt('code night', 44, 30, samples.surname),
    textAt('small night', 12, 56, samples.coverNumber),
    ...[0, 1, 2, 3, 4].map(day => disc(day < used ? 'day-used' : 'day', 18 + day * 17, 72, 5.5)),
  )
}

/** A switch; `share` is how far it is turned on, from 0 to 1. */
export function toggle(x: number, y: number, share: number): string {
  return [
    box(share < 0.5 ? 'switch-off' : 'action', x, y, 40, 24, 12),
    disc(share < 0.5 ? 'knob-off' : 'knob', x + interpolate(12, 28, share), y + 12, 8),
  ].join('')
}

/** Lines that stand for lines of text. */
export const lines = (x: number, y: number, ...widths: readonly number[]) =>
  widths.map((width, index) => box('line', x, y + index * 12, width, 6, 3)).join('')
