import { beforeAll, describe, expect, test } from 'vitest'
import { faultLine } from '../../src/content-model/rules/fault.ts'
import { contentReader } from '../../src/content-model/rules/read-files.ts'
import { readSource, type SourceFile } from '../../src/content-model/rules/source-file.ts'
import { fullReport } from './full-report.ts'

const options = {
  now: new Date('2026-11-21'),
  showsUnpublished: false,
  ownHosts: ['www.perrong.se'],
}
/** Milliseconds, since reading the dictionaries takes a while on a busy machine. */
const patience = 180_000
const own =
  /^content\/(?:[\w-]+\.yaml$|documents\/|connections\/nordic|guides\/sweden\/|tips\/when-a-train-is-late\/|pages\/gift-cards\/|products\/interrail-global\/)/

let all: readonly SourceFile[]
/**
 * Only the files that are changed below, so that each report is quick; links to other files are dead before and after.
 */
let files: readonly SourceFile[]
let before: ReadonlySet<string>
const linesOf = (list: readonly SourceFile[]) => {
  const { faults, notes } = fullReport(list, options)
  return [
    ...faults.map(fault => `fault ${faultLine(fault)}`),
    ...notes.map(note => `note ${faultLine(note)}`),
  ]
}
beforeAll(async () => {
  all = await contentReader(process.cwd())()
  files = all.filter(({ path }) => own.test(path))
  before = new Set(linesOf(files).map(withoutPlace))
}, patience)

type Change = readonly [path: string, from: string | RegExp, to: string]

/** A change moves the following lines of its file. */
const withoutPlace = (line: string) => line.replace(/:\d+:\d+ /, ' ')

/** The new lines of the report after a change of a file. */
function newLines([path, from, to]: Change): string[] {
  const changed = files.map(file => {
    if (file.path !== path) return file
    const text = file.text.replace(from, to)
    expect(text, `${path} was changed`).not.toBe(file.text)
    return readSource(path, text)
  })
  return linesOf(changed).filter(line => !before.has(withoutPlace(line)))
}

const guide = (locale: string) => `content/guides/sweden/${locale}.md`
const facts = 'content/guides/sweden/guide.yaml'
const product = 'content/products/interrail-global/product.yaml'
const nordic = 'content/connections/nordic.yaml'
const end = /$/
/** A further claim of the guide, at the beginning of its list. */
const claim = (en: string, { source = 'https://rail.example/', expires = '2027-03-01' } = {}): Change => [
  facts,
  /^claims:\n/m,
  `claims:\n  - what: { en: ${JSON.stringify(en)}, sv: x, da: x }\n    source: ${source}\n    checked: 2026-11-21\n    expires: ${expires}\n`,
]
const words = (count: number, word: string) => Array.from({ length: count }, () => word).join(' ')

const planted: readonly { what: string; change: Change; says: RegExp }[] = [
  {
    what: 'a word of the other century, en',
    change: [guide('en'), end, '\nHave supper.\n'],
    says: /^fault .*sweden\/en\.md:\d+:1 {2}word: “supper”: write dinner/,
  },
  {
    what: 'a connection that stands twice',
    change: [nordic, /(- \{ from: bodo, .*\n)/, '$1$1'],
    says: /^fault .*nordic\.yaml:\d+:11 {2}\d+\.from: is already in .*nordic\.yaml:\d+: /,
  },
  {
    what: 'a connection faster than any train',
    change: [nordic, /minutes: 310/, 'minutes: 31'],
    says: /^note .*nordic\.yaml:\d+:\d+ {2}\d+\.minutes: means \d{4} km\/h/,
  },
  {
    what: 'a connection by a source of a month long ago',
    change: [nordic, /asOf: 2025-12,/, 'asOf: 2025-03,'],
    says: /^note .*nordic\.yaml:\d+:\d+ {2}\d+\.asOf: is more than 18 months ago/,
  },
  {
    what: 'a refused word, sv',
    change: [guide('sv'), end, '\nFråga tågvärden.\n'],
    says: /^fault .*sv\.md:\d+:1 {2}word: “tågvärden”: write konduktör/,
  },
  {
    what: 'a refused word, da',
    change: [guide('da'), end, '\nDet kan refunderes.\n'],
    says: /^fault .*da\.md:\d+:1 {2}word: “refunderes”: write betale tilbage/,
  },
  {
    what: 'a refused word in a document',
    change: ['content/documents/pass-guide/sv.yaml', 'lead: ', 'lead: Reservationer. '],
    says: /^fault .*pass-guide\/sv\.yaml:\d+:1 {2}word: “Reservationer”/,
  },
  {
    what: 'a straight apostrophe',
    change: [guide('en'), end, "\nA train’s and a bus's.\n".replace("bus's", "day's")],
    says: /^fault .*en\.md:\d+:1 {2}word: “day's”: write ’/,
  },
  {
    what: 'a link that promises what is not there',
    change: [guide('en'), end, '\n[Recipes for waffles](tip:when-a-train-is-late)\n'],
    says: /^note .*en\.md:\d+:1 {2}link: none of the words “Recipes for waffles” is in content\/tips/,
  },
  {
    what: 'a misspelling, en',
    change: [guide('en'), end, '\nA **resevation** is needed.\n'],
    says: /^note .*en\.md:\d+:5 {2}spelling: “resevation” is in no dictionary/,
  },
  {
    what: 'a misspelling, sv',
    change: [guide('sv'), end, '\nEn biljettt räcker.\n'],
    says: /^note .*sv\.md:\d+:4 {2}spelling: “biljettt” is in no dictionary/,
  },
  {
    what: 'a misspelling, da',
    change: [guide('da'), end, '\nEn pladsreservatoin er nok.\n'],
    says: /^note .*da\.md:\d+:4 {2}spelling: “pladsreservatoin” is in no dictionary/,
  },
  {
    what: 'a misspelled name',
    change: [guide('da'), end, '\nTil Stokcholm.\n'],
    says: /^note .*da\.md:\d+:5 {2}spelling: “Stokcholm” is in no dictionary/,
  },
  {
    what: 'a misspelling in a field',
    change: [guide('sv'), /^lead: /m, 'lead: Jarnvägen. '],
    says: /^note .*sv\.md:5:7 {2}lead: “Jarnvägen” is in no dictionary/,
  },
  {
    what: 'a long sentence',
    change: [guide('en'), end, `\n${words(31, 'rail')}.\n`],
    says: /^note .*en\.md:\d+:1 {2}sentence: has 31 words: split it in two; it begins “rail rail/,
  },
  {
    what: 'a text that is hard to read',
    change: [guide('sv'), end, `\n${`${words(20, 'järnvägsstation')}. `.repeat(40)}\n`],
    says: /^note .*sv\.md:1:1 {2}readability: LIX is \d\d, and should be at most 50: use shorter/,
  },
  {
    what: 'a title that a search result cuts',
    change: [guide('da'), /^title: .*$/m, `title: ${words(13, 'toget')}`],
    says: /^note .*da\.md:2:8 {2}title: has 77 characters, but search results show only 60/,
  },
  {
    what: 'a description that a search result cuts',
    change: [guide('en'), /^description: .*$/m, `description: ${words(33, 'rail')}`],
    says: /^note .*en\.md:4:14 {2}description: has 164 characters/,
  },
  {
    what: 'a missing alternative text',
    change: [guide('da'), /^posterAlt: .*\n/m, ''],
    says: /^fault .*da\.md:\d+:\d+ {2}posterAlt: is missing/,
  },
  {
    what: 'an alternative text that says that it is a picture',
    change: [guide('sv'), /^posterAlt: .*$/m, 'posterAlt: Bild på ett tåg vid en sjö'],
    says: /^note .*sv\.md:\d+:12 {2}posterAlt: says that it is a picture/,
  },
  {
    what: 'an alternative text that says nothing',
    change: [guide('en'), /^posterAlt: .*$/m, 'posterAlt: A train.'],
    says: /^note .*en\.md:\d+:12 {2}posterAlt: has 8 characters: say what/,
  },
  {
    what: 'an English text that has changed since',
    change: [guide('en'), end, '\nA further paragraph.\n'],
    says: /^note .*sv\.md:\d+:11 {2}lookedAt: the English text has changed .*--looked-at guides\/sweden\/sv$/,
  },
  {
    what: 'a translation that nobody has looked at',
    change: [guide('da'), /^lookedAt: .*\n/m, ''],
    says: /^note .*da\.md:\d+:\d+ {2}file: it has not been compared .*--looked-at guides\/sweden\/da$/,
  },
  {
    what: 'a heading too many',
    change: [guide('sv'), end, '\n## Mer\n\nMer.\n'],
    says: /^note .*sv\.md:1:1 {2}headings: have the levels 2 2 .*content\/differences\.yaml/,
  },
  {
    what: 'a row too few',
    change: ['content/tips/when-a-train-is-late/da.md', /^\| .*60 til 119.*\n/m, ''],
    says: /^note .*da\.md:1:1 {2}rows: there are 4, in English 5/,
  },
  {
    what: 'a link that the English text has not',
    change: [guide('da'), end, '\n[mere](https://example.com/)\n'],
    says: /^note .*da\.md:1:1 {2}links: only here: https:\/\/example\.com/,
  },
  {
    what: 'a number that the English text has not',
    change: [guide('sv'), end, '\nDet är 4 711 meter dit.\n'],
    says: /^note .*sv\.md:1:1 {2}numbers: only here: 4711/,
  },
  {
    what: 'a number that a translation has not',
    change: [guide('da'), '2010', '2011'],
    says: /^note .*da\.md:1:1 {2}numbers: only in English: 2010, only here: 2011/,
  },
  {
    what: 'words that are looked at, en',
    change: [guide('en'), end, '\nThe price stands under it.\n'],
    says: /^note .*en\.md:\d+:1 {2}word: “stands under”: write is shown/,
  },
  {
    what: 'words that are refused by their pattern',
    change: [guide('en'), end, '\nYou need no seat.\n'],
    says: /^fault .*en\.md:\d+:1 {2}word: “need no seat”: write reservation \(/,
  },
  {
    what: 'words that are looked at, sv',
    change: [guide('sv'), end, '\nVägen dit tar en resdag.\n'],
    says: /^note .*sv\.md:\d+:1 {2}word: “tar en resdag”: write det går åt/,
  },
  {
    what: 'words that are looked at, da',
    change: [guide('da'), end, '\nTuren bruger én rejsedag.\n'],
    says: /^fault .*da\.md:\d+:1 {2}word: “bruger én rejsedag”: write der går/,
  },
  {
    what: 'a promise whose time is over, en',
    change: [guide('en'), end, '\nA night train is promised for March 2026.\n'],
    says: /^note .*en\.md:\d+:31 {2}promise: promises something for March 2026, which has passed/,
  },
  {
    what: 'a promise whose time is over, sv',
    change: [guide('sv'), end, '\nEtt nattåg är utlovat till våren 2026.\n'],
    says: /^note .*sv\.md:\d+:\d+ {2}promise: promises something for våren 2026/,
  },
  {
    what: 'a promise whose time is over, da',
    change: [guide('da'), end, '\nDer er lovet et nattog den 1. marts 2026.\n'],
    says: /^note .*da\.md:\d+:\d+ {2}promise: promises something for 1\. marts 2026/,
  },
  {
    what: 'a promise whose time is over, in a claim',
    change: claim('Trains to Leer were planned for August 2026 (an article of April 2026)'),
    says: /^note .*guide\.yaml:\d+:\d+ {2}claims\.0\.what: promises something for August 2026/,
  },
  {
    what: 'a claim that is old by its own words',
    change: claim('Helsinki–Turku takes about two hours (read in an article of May 2007)'),
    says: /^note .*guide\.yaml:\d+:\d+ {2}claims\.0\.what: describes May 2007: find a source/,
  },
  {
    what: 'a price that is not read again for a year',
    change: claim('The fee is 10 euros', { expires: '2027-11-21' }),
    says: /^note .*guide\.yaml:\d+:\d+ {2}claims\.0\.expires: is about a price or a law/,
  },
  {
    what: 'a price that hangs on a forum',
    change: claim('The fee is 10 euros', { source: 'https://www.reddit.com/r/Interrail/comments/1' }),
    says: /^note .*guide\.yaml:\d+:\d+ {2}claims\.0\.source: is a forum: for a price/,
  },
  {
    what: 'a timetable that hangs on a project',
    change: claim('Trains run to Haparanda from 8 June 2026', { source: 'https://github.com/a/b' }),
    says: /^note .*claims\.0\.source: is a project on GitHub/,
  },
  {
    what: 'a law that hangs on a blog',
    change: claim('The law says so', { source: 'https://rails.blogspot.com/2026/10/law.html' }),
    says: /^note .*claims\.0\.source: is a blog/,
  },
  {
    what: 'a euro sign’s word, en',
    change: [guide('en'), end, '\nIt costs 10 euros.\n'],
    says: /^fault .*word: “0 euros”: write €10/,
  },
  {
    what: 'an hour of one figure',
    change: [guide('en'), end, '\nIt leaves at 7:00.\n'],
    says: /^fault .*word: “7:00”: write 07:00/,
  },
  {
    what: 'a city that has an English name',
    change: [guide('en'), end, '\nFrom Zürich HB to Luzern.\n'],
    says: /^fault .*word: “Luzern”: write Lucerne/,
  },
  {
    what: 'a straight quotation mark',
    change: [guide('da'), end, '\nDet hedder "pas".\n'],
    says: /^note .*da\.md:\d+:12 {2}quotes: a straight quotation mark: write » «/,
  },
  {
    what: 'a text that a number sign cuts',
    change: [guide('en'), /^title: .*$/m, 'title: Sweden #1 by train'],
    says: /^note .*en\.md:2:15 {2}YAML: “#1 by train” is left out, since # begins a comment: /,
  },
  {
    what: 'a figure with one brace',
    change: [guide('sv'), end, '\nI {countries} länder.\n'],
    says: /^note .*sv\.md:\d+:3 {2}figure: \{countries\} is printed as it is: .*\{\{countries\}\}/,
  },
  {
    what: 'a heading that leaves levels out',
    change: [guide('en'), end, '\n## One\n\n##### Two\n\nWords.\n'],
    says: /^note .*en\.md:\d+:1 {2}heading: is level 5 under a heading of level 2/,
  },
  {
    what: 'a text that nobody can have written',
    change: [guide('en'), end, `\n${'Rails. '.repeat(30_000)}\n`],
    says: /^note .*en\.md:\d+:\d+ {2}file: has 2\d{5} characters: was something pasted/,
  },
  {
    what: 'a link to our own address',
    change: [guide('en'), end, '\n[Norway](https://www.perrong.example/guide-detail/norway)\n'],
    says: /^note .*en\.md:\d+:1 {2}link: https:\/\/www\.perrong\.example\/guide-detail\/norway is on our own site/,
  },
  {
    what: 'a link to a language’s own domain',
    change: [guide('sv'), end, '\n[Norge](https://perrong.se/sv/guide-detail/norge)\n'],
    says: /^note .*sv\.md:\d+:1 {2}link: .* is on our own site/,
  },
  {
    what: 'a title that says too little',
    change: [guide('en'), /^title: .*$/m, 'title: Sverige'],
    says: /^note .*en\.md:2:8 {2}title: has 7 characters: use at least 25/,
  },
  {
    what: 'a price ten times the one before',
    change: [product, 'eur: 283 }]', 'eur: 283 }, { from: 2026-11-22, eur: 2830 }]'],
    says: /^note .*product\.yaml:\d+:\d+ {2}variants\.0\.history\.1\.eur: is 2830 and was 283 before/,
  },
  {
    what: 'a fact of long ago',
    change: [product, /^asOf: .*$/m, 'asOf: 2025-05-20'],
    says: /^note .*product\.yaml:\d+:7 {2}asOf: is more than 18 months ago/,
  },
  {
    what: 'a difference that is meant and is none any more',
    change: ['content/differences.yaml', 'differs: [96]', 'differs: [96, 4711]'],
    says: /^note content\/differences\.yaml:\d+:\d+ .*“4711” does not differ in pages\/gift-cards\/da: remove it/,
  },
]

describe('a single problem is reported', () => {
  test.each(planted)('$what', ({ change, says }) => {
    expect(newLines(change)).toContainEqual(expect.stringMatching(says))
  })
})

test('a fault in a list brings no notes on the names in it', () => {
  expect(newLines(['content/site.yaml', 'opens: "08:30"', 'opens: "8.30"'])).toEqual([
    expect.stringMatching(/^fault content\/site\.yaml:22:\d+ {2}phoneHours\.opens: must be a time as 08:30$/),
  ])
})

describe('reports nothing about a correct text', () => {
  test.each<{ what: string; change: Change }>([
    { what: 'a name in the genitive', change: [guide('sv'), end, '\nNarviks hamn, Narvik.\n'] },
    { what: 'a name with a word behind it', change: [guide('da'), end, '\nRaumabanens tog.\n'] },
    { what: 'a word divided by hand', change: [guide('sv'), end, '\nEn järnvägs&shy;station.\n'] },
    { what: 'code', change: [guide('da'), end, '\nSkriv `xyzzyx`.\n'] },
    { what: 'an address', change: [guide('da'), end, '\nSe rejseplanen.dk.\n'] },
    { what: 'other search words', change: [guide('en'), /^slug: /m, 'keywords: [xyzzyx]\nslug: '] },
    { what: 'a number in letters', change: [guide('sv'), 'från 2010', 'från 2010 (två nätter, 2)'] },
  ])('$what', ({ change }) => {
    expect(newLines(change)).toEqual([])
  })
})

test.each<{ what: string; change: Change; not: RegExp }>([
  {
    what: 'a promise of a later month',
    change: [guide('en'), end, '\nIt was promised for 2025, and now for spring 2027.\n'],
    not: /promise: /,
  },
  {
    what: 'what was so earlier, and is no promise',
    change: [guide('en'), end, '\nThe line opened in March 2024.\n'],
    not: /promise: /,
  },
  {
    what: 'a station’s own name',
    change: [guide('en'), end, '\nAt Zürich HB and Göteborg C.\n'],
    not: /word: /,
  },
  {
    what: 'a recent claim',
    change: claim('Helsinki–Turku takes two hours (an article of May 2026)'),
    not: /claims\.0\./,
  },
  {
    what: 'a claim with a year that is history',
    change: claim('The Semmering line opened in 1854', { source: 'https://www.reddit.com/r/a' }),
    not: /claims\.0\./,
  },
  {
    what: 'a price that is read again in time, of a company',
    change: claim('The fee is 10 euros', { source: 'https://www.sj.se/' }),
    not: /claims\.0\./,
  },
  {
    what: 'a figure with two braces',
    change: [guide('en'), end, '\nIt is {{countries}}.\n'],
    not: /figure: /,
  },
  {
    what: 'a dearer price',
    change: [product, 'eur: 283 }]', 'eur: 283 }, { from: 2026-11-22, eur: 400 }]'],
    not: /history/,
  },
])('does not report $what', ({ change, not }) => {
  expect(newLines(change).filter(line => not.test(line))).toEqual([])
})

test('a file that still has to be filled in gets no other notes', () => {
  const lines = newLines([guide('da'), end, '\nFILL IN: xyzzyx\n'])
  expect(lines).toEqual([expect.stringMatching(/^fault .*is to be filled in: xyzzyx$/)])
})

test('the site’s own texts have no fault', () => {
  expect(linesOf(all).filter(line => line.startsWith('fault'))).toEqual([])
})
