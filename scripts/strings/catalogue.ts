import { type GetTextTranslationRecord, po } from 'gettext-parser'
import type { Message, Translations } from './messages.ts'

/** Texts as a gettext catalogue, the format of translators' programs. */
export function catalogueOf(messages: readonly Message[], locale: string): Buffer {
  const translations: GetTextTranslationRecord = {}
  for (const { context, english, others, translation } of messages) {
    translations[context] = {
      [english]: {
        msgctxt: context,
        msgid: english,
        msgstr: [translation],
        comments: { extracted: others.join('\n') },
      },
    }
  }
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', Language: locale }
  return po.compile({ charset: 'utf-8', headers, translations })
}

/** The translations of a catalogue, by context. */
export function translationsOf(file: Buffer): Translations {
  const { translations } = po.parse(file)
  return new Map(
    Object.entries(translations).flatMap(([context, texts]) =>
      Object.values(texts).flatMap(({ msgstr: [words] }) =>
        context && words ? [[context, words] as const] : [],
      ),
    ),
  )
}
