import { isLocale } from '../../i18n/locales.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import { removeTrip, savedTrips } from '../../stores/trips.ts'
import { announce } from '../lib/announce.ts'
import { behaviour } from '../lib/behaviour.ts'
import { button, element, replaceContent } from '../lib/element.ts'
import { text } from './text.ts'

/** The list of the reader's saved trips. Each opens in the planner, and can be removed. */
export const install = behaviour(signal => {
  const place = document.querySelector<HTMLElement>('[data-trips]')
  const { lang: locale } = document.documentElement
  const planner = place?.dataset['trips']
  if (!place || planner === undefined || !isLocale(locale)) return
  const t = text(locale)
  const remove = (name: string) => {
    removeTrip(name)
    announce(fillMessage(t.removed, { name }))
  }
  const stop = savedTrips.subscribe(trips => {
    place.hidden = trips.length === 0
    replaceContent(
      place,
      element('h2', {}, t.title),
      ...trips.map(({ name, address }) =>
        element(
          'article',
          { className: 'saved-page' },
          element('a', { className: 'saved-page__name', href: planner + address }, name),
          Object.assign(
            button(t.remove, () => remove(name)),
            { ariaLabel: `${t.remove}: ${name}` },
          ),
        ),
      ),
    )
  })
  // The link to the trips arrived before the list was filled.
  if (location.hash === `#${place.id}`) place.scrollIntoView()
  signal.addEventListener('abort', stop)
})
