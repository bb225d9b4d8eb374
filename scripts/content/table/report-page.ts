import type { EntryKind } from '../../../src/content-model/entry-shapes.ts'
import type { Report } from '../../../src/content-model/rules/check-content.ts'
import type { SourceEntry } from '../../../src/content-model/rules/content.ts'
import type { Fault } from '../../../src/content-model/rules/fault.ts'
import { type Locale, locales } from '../../../src/i18n/locales.ts'
import { escapeHtml } from '../../../src/shared/escape-html.ts'
import { isoDay } from '../../../src/shared/iso-day.ts'
import { translationsOf } from '../looked-at.ts'
import { isPathNamed } from '../options.ts'
import { passagesOf } from '../passages.ts'
import { pluralise } from '../pluralise.ts'
import { sentencesOf } from '../sentences.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * The report as one HTML page: words, age, translations and problems for each entry, those with most problems first.
 */
export function reportPage({ content, faults, notes }: Report, now: Date): string {
  const rows = Object.values(content.entries)
    .flatMap(kind => [...kind.values()])
    .map(entry => ({ entry, ...problemsOf(entry, faults, notes) }))
    .sort((one, other) => other.faults.length - one.faults.length || other.notes.length - one.notes.length)
  const cells = rows.map(
    ({ entry, faults: own, notes: ownNotes }) =>
      `<tr><th scope="row">${escapeHtml(`${entry.kind}/${entry.id}`)}${
        entry.facts.data.draft ? ' (draft)' : ''
      }</th>${locales.map(locale => `<td>${wordsOf(entry, locale)}</td>`).join('')}<td>${ageOf(entry, now)}</td><td>${translationCell(
        entry,
      )}</td><td>${problemCell(own, ownNotes)}</td></tr>`,
  )
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Content of Perrong</title>
<style>${style}</style>
<h1>Content of Perrong, ${isoDay(now)}</h1>
<p>${pluralise(faults.length, 'fault')} and ${pluralise(notes.length, 'note')} in ${rows.length === 1 ? '1 entry' : `${rows.length} entries`}.</p>
<table><thead><tr><th scope="col">Entry</th>${locales
    .map(locale => `<th scope="col">Words, ${locale}</th>`)
    .join(
      '',
    )}<th scope="col">Updated</th><th scope="col">Translations</th><th scope="col">Problems</th></tr></thead>
<tbody>
${cells.join('\n')}
</tbody></table>
</html>
`
}

const style = `body{font:1rem/1.4 system-ui;margin:2rem}table{border-collapse:collapse}th,td{text-align:left;vertical-align:top;padding:.3rem .8rem;border-bottom:1px solid #ccc}thead th{position:sticky;top:0;background:#fff}.fault{color:#a40000;font-weight:600}li{margin:.2rem 0}`

const folderOf = ({ kind, id }: SourceEntry<EntryKind>) => `${kind}/${id}`

function problemsOf(entry: SourceEntry<EntryKind>, faults: readonly Fault[], notes: readonly Fault[]) {
  const isOwn = ({ path }: Fault) => isPathNamed([folderOf(entry)], path)
  return { faults: faults.filter(isOwn), notes: notes.filter(isOwn) }
}

const wordsOf = ({ texts }: SourceEntry<EntryKind>, locale: Locale): string => {
  const file = texts[locale]?.file
  if (!file) return '–'
  const words = passagesOf(file).flatMap(({ text }) =>
    sentencesOf(text, locale).flatMap(sentence => sentence.words),
  )
  return String(words.length)
}

function ageOf({ facts: { data } }: SourceEntry<EntryKind>, now: Date): string {
  if (!('updated' in data)) return '–'
  const days = Math.max(0, Math.floor((now.getTime() - data.updated.getTime()) / dayMs))
  return `${isoDay(data.updated)}, ${days} ${days === 1 ? 'day' : 'days'} ago`
}

const stateWords = {
  'looked-at': 'up to date',
  outdated: 'outdated',
  never: 'not compared yet',
} as const

function translationCell(entry: SourceEntry<EntryKind>): string {
  const missing = locales.filter(locale => !entry.texts[locale]).map(locale => `${locale}: missing`)
  const there = translationsOf(entry).map(
    ({ name, state }) => `${name.split('/').at(-1)}: ${stateWords[state]}`,
  )
  return [...there, ...missing].join('<br>')
}

function problemCell(faults: readonly Fault[], notes: readonly Fault[]): string {
  if (faults.length + notes.length === 0) return 'none'
  const item = (kind: string) => (fault: Fault) =>
    `<li class="${kind}">${escapeHtml(`${fault.path.split('/').at(-1)}:${fault.line}  ${fault.field}: ${fault.message}`)}</li>`
  return `<details${faults.length > 0 ? ' open' : ''}><summary>${pluralise(faults.length, 'fault')}, ${pluralise(notes.length, 'note')}</summary><ul>${[
    ...faults.map(item('fault')),
    ...notes.map(item('note')),
  ].join('')}</ul></details>`
}
