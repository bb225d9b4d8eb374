import { formatMegabytes } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { element } from '../lib/element.ts'
import type { Choice } from './choices.ts'
import type { Saver } from './saver.ts'
import type { SaveText } from './text.ts'

/** The offers as buttons with the size of their downloads. What is saved already is marked. */
export function choiceList(
  choices: readonly Choice[],
  saver: Saver,
  locale: Locale,
  t: SaveText,
): HTMLElement {
  const rows = choices.map(({ label, wanted, bytes, isSaved }) =>
    element(
      'li',
      {},
      isSaved
        ? element(
            'p',
            { className: 'save__choice' },
            element('span', {}, label),
            element('small', {}, t.isSaved),
          )
        : element(
            'button',
            {
              type: 'button',
              className: 'save__choice',
              onclick: () => saver.run({ wanted: [...wanted], since: 0 }),
            },
            element('span', {}, label),
            element('small', {}, formatMegabytes(bytes, locale)),
          ),
    ),
  )
  return element('ul', { role: 'list', className: 'save__choices' }, ...rows)
}
