import type { Content } from '../../../src/content-model/rules/content.ts'
import type { Fault } from '../../../src/content-model/rules/fault.ts'
import { isPriceOrLaw } from './claim-age.ts'
import { claimsOf } from './claim-list.ts'

/** Sites where anybody can write. */
const anybody: readonly (readonly [kind: string, address: RegExp])[] = [
  [
    'a forum',
    /^https?:\/\/(?:[\w-]+\.)*(?:reddit\.com|quora\.com|qastack\.[\w.]+|stackexchange\.com|facebook\.com)\//,
  ],
  ['a project on GitHub', /^https?:\/\/(?:[\w-]+\.)*github\.(?:com|io)\//],
  [
    'a blog',
    /^https?:\/\/(?:[^/]*\b(?:blogspot|wordpress|medium|substack|tumblr|blog)\b|[^/]+\/(?:blog|[\w-]*\/blog)\/|[^/]+\/(?:index\.php\/)?20\d\d\/\d\d\/\d\d\/)/,
  ],
]

/** Whether a claim says since or from when a train runs. */
const isRunning = (words: string) =>
  /\b(?:runs?|reopened|opened|trains|goes)\b.*\b(?:since|from|in) (?:\d{1,2} )?(?:\p{Lu}\p{L}+ )?20\d\d\b/u.test(
    words,
  )

/** Prices, laws and timetables whose source is a site where anybody can write. */
export const sourceKindNotes = (content: Content): Fault[] =>
  claimsOf(content).flatMap(({ claim: { what, source }, note }) => {
    const kind = anybody.find(([, address]) => address.test(source))?.[0]
    if (!kind || !(isPriceOrLaw(what.en) || isRunning(what.en))) return []
    return [
      note(
        'source',
        `is ${kind}: for a price, a law or a timetable, use the company's or the authority's own page`,
      ),
    ]
  })
