import { beforeAll, describe, expect, test } from 'vitest'
import { checkContent } from './check-content.ts'
import { faultLine } from './fault.ts'
import { contentReader } from './read-files.ts'
import { readSource, type SourceFile } from './source-file.ts'

const now = new Date('2026-11-21')
let files: readonly SourceFile[]
beforeAll(async () => {
  files = await contentReader(process.cwd())()
})

type Change = readonly [path: string, from: string | RegExp, to: string]

/** The site's own content with changes, each of which must change something. */
function changed(changes: readonly Change[]): SourceFile[] {
  return changes.reduce<SourceFile[]>(
    (list, [path, from, to]) =>
      list.map(file => {
        if (file.path !== path) return file
        const text = file.text.replace(from, to)
        expect(text, `${path} was changed`).not.toBe(file.text)
        return readSource(path, text)
      }),
    [...files],
  )
}

const check = (list: readonly SourceFile[], { showsUnpublished = false, at = now } = {}) => {
  const { faults, notes } = checkContent(list, { now: at, showsUnpublished })
  return { faults: faults.map(faultLine), notes: notes.map(faultLine) }
}
const lineOf = (list: readonly SourceFile[], path: string, words: string) => {
  const text = list.find(file => file.path === path)?.text ?? ''
  return text.slice(0, text.indexOf(words)).split('\n').length
}

const sweden = 'content/guides/sweden/guide.yaml'
const milan = 'content/routes/milan-by-daylight/route.yaml'
const milanInSwedish = 'content/routes/milan-by-daylight/sv.md'
const global = 'content/products/interrail-global/product.yaml'
const japan = 'content/products/japan-rail-pass/product.yaml'
const january = 'content/campaigns/january-on-rails/campaign.yaml'
const about = 'content/pages/about-us/en.md'
const end = /$/

const oneFault: readonly {
  what: string
  change: Change
  /** Words in the fault's line of the changed file. */
  at: string
  says: readonly string[]
}[] = [
  {
    what: 'a currency that is none',
    change: [sweden, /^currency: .*$/m, 'currency: SKR'],
    at: 'currency: SKR',
    says: [':11  currency: ', 'ISO 4217'],
  },
  {
    what: 'a phone that closes before it opens',
    change: ['content/site.yaml', 'closes: "16:30"', 'closes: "08:00"'],
    at: 'closes: "08:00"',
    says: ['  phoneHours.closes: must be later than opens'],
  },
  {
    what: 'a phone that is answered on a Saturday, of whose holidays the site knows none',
    change: ['content/site.yaml', 'weekdays: [1, 2, 3, 4, 5]', 'weekdays: [1, 2, 3, 4, 5, 6]'],
    at: 'weekdays: [',
    says: ['  phoneHours.weekdays.5: must be <=5'],
  },
  {
    what: 'a closed day without words in a language',
    change: [
      'content/site.yaml',
      'closed: []',
      'closed: [{ day: 2027-06-18, because: { en: staff day, sv: personaldag } }]',
    ],
    at: 'closed: [{ day',
    says: ['  phoneHours.closed.0.because.da: '],
  },
  {
    what: 'a day left empty',
    change: [sweden, /^updated: .*$/m, 'updated:'],
    at: 'updated:',
    says: ['  updated: ', 'must be a day, such as 2026-11-21'],
  },
  {
    what: 'a year in place of a day',
    change: [sweden, /^updated: .*$/m, 'updated: 2026'],
    at: 'updated: 2026',
    says: ['  updated: ', 'must be a day, such as 2026-11-21'],
  },
  {
    what: 'a day that its month has not',
    change: [sweden, /^updated: .*$/m, 'updated: 2026-02-30'],
    at: 'updated: 2026-02-30',
    says: [':10  updated: there is no day 2026-02-30', 'must be a day, such as 2026-11-21'],
  },
  ...['05/12/2027', '7.6.2027', '2027-6-7', '7 June 2027'].map(written => ({
    what: `a day in another notation: ${written}`,
    change: [sweden, /^updated: .*$/m, `updated: ${written}`] as const,
    at: `updated: ${written}`,
    says: [':10  updated: must be a day, such as 2026-11-21'],
  })),
  ...['2027-01-31', "'2027-01-31'", '2027-01-31 23:59:59', '2027-01-31T23:59:59', '2027-01-31 08:00'].map(
    written => ({
      what: `a moment without its time or zone: ${written}`,
      change: [january, /^end: .*$/m, `end: ${written}`] as const,
      at: `end: ${written}`,
      says: [':6  end: must be a day with a time and a zone, such as 2027-01-31T23:59:59+01:00'],
    }),
  ),
  {
    what: 'an entry published at a moment without a zone',
    change: [sweden, /^updated: /m, 'publishAt: 2026-11-15T08:00:00 # in the morning\nupdated: '],
    at: 'publishAt: ',
    says: ['  publishAt: must be a day with a time and a zone'],
  },
  {
    what: 'a name of a city without a language',
    change: ['content/city-pairs.yaml', 'sv: Prag, da: Prag', 'sv: Prag'],
    at: '{ id: prague',
    says: ['  cities.33.name.da: is missing: must be text'],
  },
  {
    what: 'a name of a city in a language that there is not',
    change: ['content/city-pairs.yaml', 'sv: Prag, da: Prag', 'sv: Prag, da: Prag, no: Praha'],
    at: '{ id: prague',
    says: ['  cities.33.name.no: there is no such field; allowed: '],
  },
  {
    what: 'a country that there is not',
    change: [sweden, /^country: .*$/m, 'country: XX'],
    at: 'country: XX',
    says: ['  country: must be the code of a country, such as SE'],
  },
  {
    what: 'a title with a colon and no quotes',
    change: [about, /^title: .*$/m, 'title: Us: who we are'],
    at: 'title: Us',
    says: ['YAML: cannot be read: ', 'in quotes'],
  },
  ...['@Sweden', '*Sweden*', '%Sweden', '`Sweden`', '!Sweden x'].map(title => ({
    what: `a title that begins with a sign: ${title}`,
    change: [about, /^title: .*$/m, `title: ${title}`] as const,
    at: 'title: ',
    says: ['YAML: cannot be read: ', '; put a text that begins with @ % * & ! or ` in quotes'],
  })),
  {
    what: 'a line whose bracket is not closed, at the end of its file',
    change: ['content/connections/nordic.yaml', /\n$/, "\n- { from: malmo-c, to: lund-c, source: ''\n"],
    at: "source: ''\n",
    says: ['YAML: cannot be read: ', 'close the bracket that is open in the line above'],
  },
  {
    what: 'a line whose bracket is not closed, before another',
    change: ['content/connections/nordic.yaml', / \}\n- /, '\n- '],
    at: '',
    says: ['YAML: cannot be read: ', 'close the bracket that is open in the line above'],
  },
  {
    what: 'a text whose fields are not closed',
    change: [about, /\n---\n/, '\n'],
    at: '---',
    says: [':1:1  file: must begin with a line ---'],
  },
  {
    what: 'a text that is saved with another encoding',
    change: [about, /^title: .*$/m, 'title: \uFFFDber'],
    at: '\uFFFD',
    says: ['  file: a letter cannot be read: save the file with the encoding UTF-8'],
  },
  {
    what: 'words in place of a number',
    change: [sweden, /travelDays: .*$/m, 'travelDays: three'],
    at: 'travelDays: three',
    says: ['  reach.travelDays: must be a number, without quotes'],
  },
  {
    what: 'a second title in a text',
    change: [about, end, '\n# Another title\n'],
    at: '# Another title',
    says: ['  heading: must begin with ##'],
  },
  {
    what: 'words in place of a day',
    change: [sweden, /^updated: .*$/m, 'updated: soon'],
    at: 'updated: soon',
    says: ['  updated: ', 'must be a day, such as 2026-11-21'],
  },
  {
    what: 'a missing title',
    change: ['content/guides/norway/sv.md', /^title: .*\n/m, ''],
    at: 'slug: ',
    says: ['title: is missing: must be text'],
  },
  {
    what: 'a field that there is not',
    change: ['content/tips/seat-reservations/tip.yaml', /^product: /m, 'colour: red\nproduct: '],
    at: 'colour: red',
    says: ['colour: there is no such field; allowed: ', 'product, reservations, poster'],
  },
  {
    what: 'a field that there is not, in a list of a product',
    change: [global, /travelDays: 4/, 'travelDays: 4\n    travelDay: 4'],
    at: 'travelDay: 4',
    says: ['travelDay: there is no such field; allowed: ', 'travelDays'],
  },
  {
    what: 'YAML that cannot be read',
    change: [sweden, /^currency: .*$/m, 'currency: [SEK'],
    at: 'languages:',
    says: ['YAML: '],
  },
  {
    what: 'a dead link by name',
    change: ['content/guides/denmark/en.md', end, '\n[nowhere](guide:atlantis)\n'],
    at: '[nowhere]',
    says: [':1  link: dead link "guide:atlantis": no published entry "atlantis"; allowed: '],
  },
  {
    what: 'a dead link to a page',
    change: [about, end, '\n[nowhere](page:atlantis)\n'],
    at: '[nowhere]',
    says: ['dead link "page:atlantis"', 'src/routing/table.ts'],
  },
  {
    what: 'a link in a definition',
    change: [about, end, '\n[nowhere][x]\n\n[x]: faq:atlantis\n'],
    at: '[x]: faq',
    says: ['dead link "faq:atlantis"'],
  },
  {
    what: 'a link to a heading that there is not',
    change: [
      'content/guides/denmark/sv.md',
      end,
      '\n[passet](#sträckor-värda-en-fönsterplats), [inget](#utan-pass)\n',
    ],
    at: '[inget]',
    says: ['link: dead link "#utan-pass": the page has no such place; allowed: #ta-sig-dit, '],
  },
  {
    what: 'a link to a heading of another page that there is not',
    change: [about, end, '\n[on board](guide:sweden#good-to-know), [off](guide:sweden#off-board)\n'],
    at: '[off]',
    says: ['dead link "guide:sweden#off-board": the page has no such place; allowed: #getting-there'],
  },
  {
    what: 'a link by another protocol',
    change: [about, end, '\n[run](javascript:alert)\n'],
    at: '[run]',
    says: ['link: dead link "javascript:alert"', 'https://'],
  },
  {
    what: 'a link by another protocol in disguise',
    change: [about, end, '\n[run](java&#115;cript:alert)\n'],
    at: '[run]',
    says: ['link: dead link "javascript:alert"', 'https://'],
  },
  {
    what: 'a link in HTML by another protocol',
    change: [about, end, '\n<a href="javascript:alert(1)">run</a>\n'],
    at: '<a href',
    says: [':4  link: dead link "javascript:alert(1)"', 'https://'],
  },
  {
    what: 'a frame in a text',
    change: ['content/guides/norway/sv.md', end, '\nx <iframe src="https://elsewhere.example"></iframe>\n'],
    at: '<iframe',
    says: [':3  markup: <iframe> is not allowed in a text; allowed: a, abbr'],
  },
  {
    what: 'a picture in a text',
    change: [about, end, '\n![x](https://elsewhere.example/x.png)\n'],
    at: '![x]',
    says: ['picture: '],
  },
  {
    what: 'a figure that there is not',
    change: ['content/pages/interrail/da.md', end, '\n{{contries}}\n'],
    at: '{{contries}}',
    says: ['figure: no figure {{contries}}; allowed: ', 'countries'],
  },
  {
    what: 'two wordings without their end',
    change: ['content/pages/interrail/da.md', end, '\n{{#if payment}}x{{else}}y\n'],
    at: '{{#if payment}}',
    says: ['wording: {{#if payment}} is incomplete; write {{#if payment}}…{{else}}…{{/if}}'],
  },
  {
    what: 'a related entry that there is not',
    change: [sweden, 'hamburg-and-lubeck', 'atlantis-express'],
    at: 'atlantis-express',
    says: [':12  related.routes.0: no published entry "atlantis-express"; allowed: ', 'fjords-and-mountains'],
  },
  {
    what: 'a station that there is not',
    change: [sweden, 'skovde-c', 'atlantis-c'],
    at: 'atlantis-c',
    says: ['map.lines.1.stations.1: content/stations.yaml has no "atlantis-c"'],
  },
  {
    what: 'a company that there is not',
    change: [milan, 'operators: [oresundstag]', 'operators: [atlantis]'],
    at: 'atlantis',
    says: [
      'days.0.legs.1.operators.0: content/operators.yaml has no "atlantis"; its ',
      ' ids are in that file',
    ],
  },
  {
    what: 'a train that there is not',
    change: [milan, 'swiss-italy', 'atlantis'],
    at: 'atlantis',
    says: ['estimate.extras.0.trains.2: content/reservations.yaml has no "atlantis"'],
  },
  {
    what: 'a start beside the lines of its map',
    change: [milan, 'start: stockholm-c', 'start: uppsala-c'],
    at: 'start: uppsala-c',
    says: ['start: "uppsala-c" must be on a line of the map'],
  },
  {
    what: 'a big ring beside the lines of its map',
    change: [milan, 'emphasis: [kobenhavn-h', 'emphasis: [uppsala-c'],
    at: 'emphasis',
    says: ['map.emphasis.0: "uppsala-c" must be on a line of the map'],
  },
  {
    what: 'an estimate with a product that is no pass',
    change: [milan, 'product: interrail-global', 'product: gift-card'],
    at: 'product: gift-card',
    says: ['estimate.product: must be a pass that has a price'],
  },
  {
    what: 'more travel days than a pass has',
    change: [sweden, 'travelDays: 4', 'travelDays: 40'],
    at: 'travelDays: 40',
    says: ['reach.travelDays: must be at most 15: no pass of interrail-global has more'],
  },
  {
    what: 'more days in a row than a pass has',
    change: [sweden, 'travelDays: 4', 'pass: japan-rail-pass\n  travelDays: 22'],
    at: 'travelDays: 22',
    says: ['reach.travelDays: must be at most 21: no pass of japan-rail-pass has more'],
  },
  {
    what: 'a way from a station that there is not',
    change: [sweden, 'from: oslo-s', 'from: atlantis'],
    at: 'from: atlantis',
    says: ['reach.ways.1.from: content/stations.yaml has no "atlantis"'],
  },
  {
    what: 'a time to be there that the trains do not make',
    change: [milan, "time: '20:00'", "time: '18:00'"],
    at: 'clock:',
    says: ['days.0.clock: 307 minutes of trains do not fit between the times'],
  },
  {
    what: 'a leg that the network does not have, without minutes',
    change: [
      'content/routes/hamburg-and-lubeck/route.yaml',
      'from: hamburg-hbf, to: lubeck-hbf',
      'from: hamburg-hbf, to: lugano',
    ],
    at: 'to: lugano',
    says: [
      'days.2.legs.0.to: content/connections has no direct train from hamburg-hbf to lugano: add a line there',
    ],
  },
  {
    what: 'a leg with minutes of its own that does not say why',
    change: [
      'content/routes/hamburg-and-lubeck/route.yaml',
      'from: hamburg-hbf, to: lubeck-hbf',
      'from: hamburg-hbf, to: lubeck-hbf, minutes: 70',
    ],
    at: 'minutes: 70',
    says: [
      'days.2.legs.0.minutes: content/connections has 39: remove minutes, or explain in because why it is 70',
    ],
  },
  {
    what: 'a way by stations that no direct train joins',
    change: ['content/guides/austria/guide.yaml', 'via: [hamburg-hbf]', 'via: [aarhus-h]'],
    at: 'via: [aarhus-h]',
    says: [
      'reach.ways.0.to: content/connections has no night train on the way kobenhavn-h–aarhus-h–wien-hbf',
    ],
  },
  {
    what: 'a way with figures of its own that the network has',
    change: [
      'content/guides/sweden/guide.yaml',
      'from: oslo-s, to: stockholm-c',
      'from: oslo-s, to: stockholm-c, figures: { minutes: 9, changes: 0, trains: [stockholm-oslo] }',
    ],
    at: 'figures:',
    says: ['reach.ways.1.figures: content/connections has this way: remove figures'],
  },
  {
    what: 'a journey of a route that there is not',
    change: ['content/emissions.yaml', /route: slowly-to-the-riviera/, 'route: atlantis-express'],
    at: 'atlantis-express',
    says: ['routes.', '.route: no published entry "atlantis-express"; allowed: '],
  },
  {
    what: 'a line without a name',
    change: [milanInSwedish, /^ {2}to-milan: .*\n/m, ''],
    at: 'lines:',
    says: [`lines.to-milan: is missing: ${milan} has it`],
  },
  {
    what: 'a name of a line that there is not',
    change: [milanInSwedish, /^lines:\n/m, 'lines:\n  to-atlantis: Atlantis\n'],
    at: 'to-atlantis',
    says: ['lines.to-atlantis: ', 'allowed: to-hamburg, to-milan'],
  },
  {
    what: 'a day too few',
    change: [milanInSwedish, / {2}- title: Stockholm till[\s\S]*?(?= {2}- title: K)/, ''],
    at: 'days:',
    says: ['days: must be 6, as in content/routes/milan-by-daylight/route.yaml; there are 5'],
  },
  {
    what: 'a slug that another has',
    change: ['content/guides/sweden/sv.md', 'slug: sverige', 'slug: norge'],
    at: 'slug: norge',
    says: ['slug: "norge" is taken by norway'],
  },
  {
    what: 'a text without its table of seats',
    change: ['content/guides/sweden/da.md', '<!-- reservations -->', ''],
    at: '',
    says: ['text: must have <!-- reservations --> once'],
  },
  {
    what: 'a table of seats where none goes',
    change: [about, end, '\n<!-- reservations -->\n'],
    at: '<!-- res',
    says: ['text: no table of seats goes here'],
  },
  {
    what: 'a discount that texts do not promise',
    change: [global, /percentage: 30/, 'percentage: 40'],
    at: 'percentage: 40',
    says: ['percentage: must be 30, as groupDiscount of content/facts.yaml'],
  },
  {
    what: 'a country in which a pass is valid twice',
    change: [global, 'countries: [AT, BE,', 'countries: [AT, AT,'],
    at: 'countries: [AT, AT',
    says: ['residence.countries.1: "AT" is listed twice'],
  },
  {
    what: 'a class that has no name',
    change: [japan, 'class: green', 'class: silver'],
    at: 'class: silver',
    says: ['class: must be one of "standard"|"second"|"green"|"first"'],
  },
  {
    what: 'an id that stands twice',
    change: ['content/stations.yaml', '{ id: graz-hbf,', '{ id: bregenz,'],
    at: 'name: Graz',
    says: ['.id: "bregenz" is listed twice'],
  },
  {
    what: 'a pass that stands twice',
    change: [global, 'id: continuous-22', 'id: continuous-15'],
    at: 'id: continuous-15\n    type: continuous\n    within: { days: 22 }',
    says: ['variants.6.id: "continuous-15" is listed twice; each id must be unique'],
  },
  {
    what: 'two lines of a map with one id',
    change: [milan, '- id: to-milan', '- id: to-hamburg'],
    at: '- id: to-hamburg\n      colour: sea',
    says: ['map.lines.1.id: "to-hamburg" is listed twice; each id must be unique'],
  },
  {
    what: 'two equal values of a gift card',
    change: ['content/products/gift-card/product.yaml', '[200, 400, 750, 1500]', '[200, 400, 400, 1500]'],
    at: '[200, 400, 400',
    says: ['values.DKK.2: must be another amount than those before it'],
  },
  {
    what: 'a campaign on a product whose price it cannot lower',
    change: [january, '[interrail-global]', '[interrail-global, gift-card]'],
    at: 'products:',
    says: [`products.1: must be a pass that has a price`],
  },
  {
    what: 'quotes within quotes without end',
    change: [about, end, `\n\n${'>'.repeat(5000)} x\n`],
    at: '>>>>>',
    says: ['content/pages/about-us/en.md:', 'text: has more than 50 quotes or lists inside each other'],
  },
  {
    what: 'lists within lists without end',
    change: [about, end, `\n\n${'- '.repeat(3000)}x\n`],
    at: '- - -',
    says: ['content/pages/about-us/en.md:', 'text: has more than 50 quotes or lists inside each other'],
  },
  {
    what: 'the marks of a merge',
    change: [about, end, '\n<<<<<<< HEAD\n\nOne.\n\n=======\n\nOther.\n\n>>>>>>> theirs\n'],
    at: '<<<<<<<',
    says: [':1  file: <<<<<<< marks an unfinished merge', 'delete the marks'],
  },
  {
    what: 'half of the marks of a merge',
    change: [sweden, end, '=======\n'],
    at: '=======',
    says: [':1  file: ======= marks an unfinished merge'],
  },
  {
    what: 'a NUL',
    change: [about, end, '\nNo\0thing.\n'],
    at: 'thing.',
    says: [':3  file: has an invisible NUL character', 'delete it'],
  },
]

describe('one fault', () => {
  test.each(oneFault)('$what: names the place, the fault and what is allowed', ({ change, at, says }) => {
    const list = changed([change])
    const { faults } = check(list)
    const line = faults.find(fault => says.every(words => fault.includes(words)))
    expect(line, faults.join('\n')).toBeDefined()
    expect(line).toMatch(new RegExp(`^${change[0]}:\\d+:\\d+ {2}`))
    if (at) expect(line).toMatch(new RegExp(`^${change[0]}:${lineOf(list, change[0], at)}:`))
  })
})

test('the site’s own content has no fault, and every translation', () => {
  expect(check(files)).toEqual({ faults: [], notes: [] })
})

test('reports faults of several files, and several of one file, in one run', () => {
  const { faults } = check(
    changed([
      [sweden, /^currency: .*$/m, 'currency: SKR'],
      [sweden, /^region: .*$/m, 'region: north'],
      [about, end, '\n[one](guide:atlantis), [two](tip:atlantis)\n'],
    ]),
  )
  expect(faults.map(fault => fault.replace(/:\d+:\d+ .*/, ''))).toEqual([sweden, sweden, about, about])
})

test.each<[Change, RegExp]>([
  [[global, /eur: \d+ \}\]/, 'eur: "385 euro" }]'], /history\.0\.eur: must be a number, without quotes$/],
  [['content/connections/west.yaml', /minutes: \d+/, 'minutes: long'], /\.minutes: must be a number/],
  [['content/transfers.yaml', /minutes: \d+/, 'minutes: long'], /\.minutes: must be a number/],
  [['content/site.yaml', /opens: .*/, 'opens: early'], /phoneHours\.opens: must be a time as 08:30$/],
])('does not report the consequences of a fault: %j', (change, fault) => {
  const { faults } = check(changed([change]))
  expect(faults).toEqual([expect.stringMatching(fault)])
})

test.each([
  ['se.md', 'allowed: content/guides/{id}/ with guide.yaml, en.md, sv.md, da.md'],
  ['sv.md.txt', 'allowed: content/guides/{id}/ with guide.yaml, en.md, sv.md, da.md'],
  ['sv.MD', 'allowed: content/guides/{id}/ with guide.yaml, en.md, sv.md, da.md'],
  ['photo.JPG', 'a text has no pictures of its own: choose a poster in the facts'],
])('reports %s, which nothing reads', (name, hint) => {
  const extra = readSource(`content/guides/sweden/${name}`, '')
  expect(check([...files, extra]).faults).toEqual([
    `content/guides/sweden/${name}:1:1  file: no such file is read; ${hint}`,
  ])
})

test.each(['content/site.yaml', 'content/documents/pass-guide/da.yaml'])(
  'reports that %s is missing',
  path => {
    expect(check(files.filter(file => file.path !== path)).faults).toContain(
      `${path}:1:1  file: the file is missing`,
    )
  },
)

test.each(['Norway', 'norwegen-ö'])('requires the name of a folder, %s, to be a valid slug', name => {
  const list = files.map(file =>
    readSource(file.path.replace('/guides/norway/', `/guides/${name}/`), file.text),
  )
  expect(check(list).faults).toContain(
    `content/guides/${name}/guide.yaml:1:1  file: the folder's name "${name}" must be lower case letters a–z, digits and single hyphens`,
  )
})

test('reports a missing translation, and links to it, as notes', () => {
  const { faults, notes } = check(files.filter(file => file.path !== 'content/guides/norway/da.md'))
  expect(faults).toEqual([])
  const missing = 'content/guides/norway/da.md:1:1  file: the translation is missing'
  expect(notes).toContain(missing)
  const links = notes.filter(note => note !== missing)
  expect(links).not.toEqual([])
  for (const note of links)
    expect(note).toMatch(/\/da\.md:.* {2}link: "guide:norway" is not written in da, .* there is: en, sv$/)
})

test('reports drafts that a published entry names, unless drafts are shown', () => {
  const list = changed([['content/guides/italy/guide.yaml', /$/, '\ndraft: true\n']])
  const { faults } = check(list)
  expect(faults).not.toEqual([])
  for (const fault of faults) expect(fault).toContain('"italy": it is a draft')
  expect(check(list, { showsUnpublished: true }).faults).toEqual([])
})

test('offers no draft in place of a dead link, except to another draft', () => {
  const italy = 'content/guides/italy/guide.yaml'
  const offered = (from: string) => {
    const list = changed([
      [italy, end, '\ndraft: true\n'],
      [from, end, '\n[nowhere](guide:atlantis)\n'],
    ])
    return check(list).faults.find(fault => fault.includes('atlantis'))
  }
  expect(offered('content/guides/denmark/en.md')).not.toMatch(/allowed: .*italy/)
  expect(offered('content/guides/italy/en.md')).toMatch(/allowed: .*italy/)
})

/** A copy of a product under another name, with changes to its facts. */
const further = (id: string, like: string, ...changes: readonly (readonly [string | RegExp, string])[]) =>
  files.flatMap(({ path, text }) => {
    if (!path.startsWith(`content/products/${like}/`)) return []
    const facts = changes.reduce((yaml, change) => yaml.replace(...change), text)
    return [readSource(path.replace(`/${like}/`, `/${id}/`), path.endsWith('.yaml') ? facts : text)]
  })

test('accepts a further pass of a known kind with its own countries, discounts, classes and no supplements', () => {
  const list = [
    ...files,
    ...further(
      'interrail-north',
      'interrail-global',
      [/ countries: \[[^\]]*\]/, " countries: [SE, DK, 'NO', FI]"],
      [/^discounts:[\s\S]*?(?=^# About)/m, 'discounts: [{ kind: extra, ages: [youth], percentage: 25 }]\n'],
    ),
    ...further(
      'swiss-pass',
      'japan-rail-pass',
      [/^supplements:[\s\S]*?(?=^\w)/m, ''],
      [/^visitorsTo: .*\n/m, ''],
      [/standard/g, 'second'],
      [/green/g, 'first'],
    ),
  ]
  expect(list).toHaveLength(files.length + 8)
  expect(check(list).faults).toEqual([])
})

test('refuses to estimate a route with a pass that no page sells', () => {
  const list = [
    ...changed([[milan, /product: .*$/m, 'product: swiss-pass']]),
    ...further('swiss-pass', 'japan-rail-pass'),
  ]
  expect(check(list).faults).toEqual([
    expect.stringMatching(
      /milan-by-daylight\/route\.yaml:\d+:\d+ {2}estimate\.product: must be a pass that a page sells: /,
    ),
  ])
})

test('requires a product to be of the kind that its page sells', () => {
  const giftCard = files.find(file => file.path === 'content/products/gift-card/product.yaml')?.text ?? ''
  const { faults } = check(changed([[japan, /[\s\S]*/, giftCard]]))
  expect(faults).toContainEqual(
    expect.stringMatching(
      /japan-rail-pass\/product\.yaml:\d+:7 {2}kind: must be days-pass: a page sells it as that$/,
    ),
  )
})

const card = 'content/products/gift-card'
const withoutCard = (path: RegExp) =>
  files.filter(file => !file.path.startsWith(card) || !path.test(file.path))

test.each([
  [
    'that is deleted',
    () => withoutCard(/./),
    [`${card}/product.yaml:1:1  file: the file is missing: a page sells this product`],
  ],
  [
    'without two of its texts',
    () => withoutCard(/(?:en|sv)\.md$/),
    ['en', 'sv'].map(
      locale =>
        `${card}/${locale}.md:1:1  file: the translation is missing: a page sells this product in every language`,
    ),
  ],
  [
    'that is a draft',
    () => changed([[`${card}/product.yaml`, end, '\ndraft: true\n']]),
    [expect.stringMatching(/product\.yaml:\d+:8 {2}draft: must be published: a page sells this product$/)],
  ],
  [
    'that is not published yet',
    () => changed([[`${card}/product.yaml`, end, '\npublishAt: 2027-01-15T08:00:00+01:00\n']]),
    [
      expect.stringMatching(
        /product\.yaml:\d+:12 {2}publishAt: must be published: a page sells this product$/,
      ),
    ],
  ],
])('refuses a product of a page %s', (_, list, expected) => {
  expect(check(list()).faults).toEqual(expected)
})

test('accepts drafts of products where drafts are shown, and of a product that no page sells', () => {
  const draft = (id: string) => changed([[`content/products/${id}/product.yaml`, end, '\ndraft: true\n']])
  expect(check(draft('gift-card'), { showsUnpublished: true }).faults).toEqual([])
  expect(check(draft('one-country')).faults).toEqual([])
})

test('does not report a product as missing whose file has a fault', () => {
  const { faults } = check(changed([[`${card}/product.yaml`, 'coupon: sun', 'coupon: moon']]))
  expect(faults).toEqual([expect.stringContaining('coupon: must be one of')])
})

test('notes an expired claim at its place', () => {
  const list = changed([[sweden, /expires: .*\n(?=[\s\S]*expires)/, 'expires: 2026-11-22\n']])
  const line = lineOf(list, sweden, 'claims:') + 1
  const { faults, notes } = check(list, { at: new Date('2026-11-22') })
  expect(faults).toEqual([])
  expect(notes).toEqual([expect.stringContaining(`${sweden}:${line}:5  claims.0: `)])
})
