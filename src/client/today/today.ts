import { formatWeekday } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import { cacheKey } from '../../shared/offline/caches.ts'
import { addStylesOnce } from '../lib/add-styles.ts'
import { announce } from '../lib/announce.ts'
import { behaviour } from '../lib/behaviour.ts'
import { element } from '../lib/element.ts'
import { pageLocale } from '../lib/page-locale.ts'
import { readTrip, saveTrip } from './first-day.ts'
import { onNewDay } from './new-day.ts'
import { text } from './text.ts'
import css from './today.css?inline'
import { calendarDay, tripDay } from './trip-day.ts'

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
  let first = readTrip(path)?.first
  const draw = () => {
    place.replaceChildren(...contentOf(days, first, calendarDay(new Date()), locale, set))
  }
  const set = (day: string) => {
    first = day || undefined
    saveTrip(path, first === undefined ? undefined : { first, length: days.length })
    draw()
    place.querySelector('input')?.focus()
    announce(place.querySelector('p')?.textContent ?? '')
  }
  draw()
  // The link in the list of saved pages leads here before there is anything to see.
  if (location.hash === '#today') place.scrollIntoView()
  onNewDay(draw, signal)
  signal.addEventListener('abort', () => place.replaceChildren())
})

/** The content of the section. */
function contentOf(
  days: readonly HTMLElement[],
  first: string | undefined,
  today: string,
  locale: Locale,
  set: (day: string) => void,
): Node[] {
  const t = text(locale)
  const input = element('input', { type: 'date', value: first ?? '', onchange: () => set(input.value) })
  const control = element('label', {}, t.firstDay, input, element('small', {}, t.device))
  if (!first) return [element('p', {}, t.ask), control]
  const date = formatWeekday(new Date(first), locale)
  const now = tripDay(first, days.length, today)
  if (now.when === 'after') return [element('p', {}, fillMessage(t.over, { date })), control]
  const isTomorrow = now.when === 'before' && now.inDays === 1
  if (now.when === 'before' && !isTomorrow)
    return [element('p', {}, fillMessage(t.starts, { date })), control]
  const index = now.when === 'during' ? now.index : 0
  const title = isTomorrow ? t.tomorrow : t.title
  return [whenLine(title, index, days.length, first, locale), ...factsOf(days[index], locale, control)]
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
function factsOf(day: HTMLElement | undefined, locale: Locale, control: HTMLElement): Node[] {
  if (!day) return []
  const t = text(locale)
  const copies = (selector: string) =>
    [...day.querySelectorAll(`:scope > ${selector}`)].map(found => found.cloneNode(true))
  const name = [...(day.querySelector('h2')?.childNodes ?? [])].find(node => node instanceof Text)
  const legs = copies('.leg')
  return [
    element('h2', {}, name?.textContent ?? ''),
    ...copies('.day__note--clock'),
    ...(legs.length > 0 ? legs : [element('p', {}, t.noTrain)]),
    ...copies('.day__note:not(.day__note--clock)'),
    element('div', { className: 'today__more' }, element('a', { href: `#${day.id}` }, t.whole), control),
  ]
}
