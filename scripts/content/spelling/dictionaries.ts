import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { decodeTrie } from 'cspell-trie-lib'
import type { Locale } from '../../../src/i18n/locales.ts'
import { languages } from '../languages.ts'

/** Whether a language's dictionary contains a word, or can compose it from its words. Each dictionary is read once. */
export function dictionary(locale: Locale): (word: string) => boolean {
  const found = read.get(locale) ?? open(languages[locale].dictionary)
  read.set(locale, found)
  return found
}

const read = new Map<Locale, (word: string) => boolean>()

function open(name: string): (word: string) => boolean {
  const [scope, pack] = name.split('/')
  // The package's entry is beside its dictionary.
  const raw = readFileSync(new URL(basename(name), import.meta.resolve(`${scope}/${pack}`)))
  const trie = decodeTrie(name.endsWith('.gz') ? gunzipSync(raw) : raw)
  const known = new Map<string, boolean>()
  return word => {
    const before = known.get(word)
    if (before !== undefined) return before
    // Capitals may begin a sentence, but names in small letters are a fault.
    const has = trie.hasWord(word, true) || trie.hasWord(word.toLowerCase(), true)
    known.set(word, has)
    return has
  }
}
