import { formatWeekday } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import { cacheKey } from '../../shared/offline/caches.ts'
import { addStylesOnce } from '../lib/add-styles.ts'
import { announce } from '../lib/announce.ts'
import { behaviour } from '../lib/behaviour.ts'
import { calendarDay } from '../lib/calendar-day.ts'
import { element } from '../lib/element.ts'
import { pageLocale } from '../lib/page-locale.ts'
import { readFirstDay, saveFirstDay } from './first-day.ts'
import { onNewDay } from './new-day.ts'
import { text } from './text.ts'
import css from './today.css?inline'
import { tripDay } from './trip-day.ts'

/** While a year is typed, the field holds a day of the first centuries; such a day is ignored. */
const earliest = '2000-01-01'

/**
 * On a saved route, shows the reader's current day: its trains, when to be at the station, the way out and where to
 * sleep, taken from the page's own list of days. The reader sets the first day once.
 */
export const install = behaviour(signal => {
  const place = document.querySelector<HTMLElement>('#today')
  const days = [...document.querySelectorAll<HTMLElement>('.days > li')]
  if (!place || days.length === 0) return
  addStylesOnce(css)
  const path = cacheKey(location.href)
  const locale = pageLocale()
  const t = text(locale)
  let first = readFirstDay(path)?.first
  const facts = element('div', { className: 'today__facts' })
  const link = element('a', {}, t.whole)
  // Made once and never moved, since a date field that is replaced or moved loses what is being typed.
  const input = element('input', { type: 'date', min: earliest, value: first ?? '' })
  const control = element('label', {}, t.firstDay, input, element('small', {}, t.device))
  const more = element('div', { className: 'today__more' }, control)
  const draw = () => {
    const { day, nodes } = contentOf(days, first, calendarDay(new Date()), locale)
    facts.replaceChildren(...nodes)
    if (day) link.href = `#${day.id}`
    if (day) more.prepend(link)
    else link.remove()
  }
  input.onchange = () => {
    if (input.validity.rangeUnderflow) return
    first = input.value || undefined
    saveFirstDay(path, first === undefined ? undefined : { first, length: days.length })
    draw()
    announce(facts.querySelector('p')?.textContent ?? '')
  }
  draw()
  place.replaceChildren(facts, more)
  // The link in the list of saved pages leads here before there is anything to see.
  if (location.hash === '#today') place.scrollIntoView()
  onNewDay(draw, signal)
  signal.addEventListener('abort', () => place.replaceChildren())
})

interface Content {
  readonly nodes: readonly Node[]
  /** The day in the list that is shown. */
  readonly day?: HTMLElement
}

/** The content of the section above the field. */
function contentOf(
  days: readonly HTMLElement[],
  first: string | undefined,
  today: string,
  locale: Locale,
): Content {
  const t = text(locale)
  if (!first) return { nodes: [element('p', {}, t.ask)] }
  const date = formatWeekday(new Date(first), locale)
  const now = tripDay(first, days.length, today)
  if (now.when === 'after') return { nodes: [element('p', {}, fillMessage(t.over, { date }))] }
  const isTomorrow = now.when === 'before' && now.inDays === 1
  if (now.when === 'before' && !isTomorrow)
    return { nodes: [element('p', {}, fillMessage(t.starts, { date }))] }
  const index = now.when === 'during' ? now.index : 0
  const day = days[index]
  const title = isTomorrow ? t.tomorrow : t.title
  const line = whenLine(title, index, days.length, first, locale)
  return day ? { day, nodes: [line, ...factsOf(day, t)] } : { nodes: [line] }
}

/** `Today · Wednesday 25 November · Day 2 of 8` */
function whenLine(title: string, index: number, count: number, first: string, locale: Locale): HTMLElement {
  const date = new Date(first)
  date.setUTCDate(date.getUTCDate() + index)
  const number = fillMessage(text(locale).day, { number: index + 1, count })
  return element(
    'p',
    { className: 'today__when' },
    element('b', {}, title),
    `${formatWeekday(date, locale)} · ${number}`,
  )
}

/** The facts of a day in the list, without its story, in the order in which they are needed. */
function factsOf(day: HTMLElement, t: ReturnType<typeof text>): Node[] {
  const copies = (selector: string) =>
    [...day.querySelectorAll(`:scope > ${selector}`)].map(found => found.cloneNode(true))
  const name = [...(day.querySelector('h2')?.childNodes ?? [])].find(node => node instanceof Text)
  const legs = copies('.leg')
  return [
    element('h2', {}, name?.textContent ?? ''),
    ...copies('.day__note--clock'),
    ...(legs.length > 0 ? legs : [element('p', {}, t.noTrain)]),
    ...copies('.day__note:not(.day__note--clock)'),
  ]
}
