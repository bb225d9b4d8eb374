import type { Locale } from '../../i18n/locales.ts'
import type { BasketLine } from '../../shared/shop/basket/line.ts'
import { nameQuestions } from '../../shared/shop/words/name-words.ts'
import { Icon } from '../icon/Icon.tsx'

interface NameQuestionsProps {
  readonly line: BasketLine
  readonly locale: Locale
}

/** Asks about travellers' names that may not be as in the passport. */
export function NameQuestions({ line, locale }: NameQuestionsProps) {
  return nameQuestions(line, locale).map(words => (
    <p className="basket__question" key={words}>
      <Icon name="info" /> {words}
    </p>
  ))
}
