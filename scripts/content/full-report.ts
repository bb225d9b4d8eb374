import { checkContent, type Report } from '../../src/content-model/rules/check-content.ts'
import type { Content } from '../../src/content-model/rules/content.ts'
import { byPlace, type Fault } from '../../src/content-model/rules/fault.ts'
import type { SourceFile } from '../../src/content-model/rules/source-file.ts'
import { alternativeTextNotes } from './alternative-text.ts'
import { claimAgeNotes } from './claims/claim-age.ts'
import { promiseNotes } from './claims/promises.ts'
import { sourceKindNotes } from './claims/source-kinds.ts'
import { differenceNotes } from './differences/differences.ts'
import { linkPromiseNotes } from './link-promises.ts'
import { outdatedNotes } from './looked-at.ts'
import { endedNotes, nightNotes, speedNotes } from './network/connection-times.ts'
import { crossingNotes } from './network/crossed-countries.ts'
import {
  doubledFaults,
  doubledTransferFaults,
  oneWayNotes,
  unnamedNotes,
} from './network/doubled-connections.ts'
import { unreachedNotes } from './network/unreached-stations.ts'
import { wordFaults, wordNotes } from './preferred-words.ts'
import { campaignNotes, futureFactNotes, oldFactNotes, priceNotes } from './prices-and-campaigns.ts'
import { readabilityNotes } from './readability.ts'
import { searchResultNotes } from './search-results.ts'
import { type FormerSlugs, slugNotes } from './slug-history.ts'
import { spellingNotes } from './spelling/spelling.ts'
import { textSlipNotes } from './text-slips.ts'

/** What the report needs besides the content. */
export type ReportOptions = Parameters<typeof checkContent>[1] & {
  /** Hosts of our own site that are configured. */
  readonly ownHosts?: readonly string[]
  readonly formerSlugs?: FormerSlugs
}

/** What does not stop a build, but should be looked at by an editor. */
const noteRules: readonly ((content: Content, options: ReportOptions) => Fault[])[] = [
  outdatedNotes,
  differenceNotes,
  searchResultNotes,
  alternativeTextNotes,
  readabilityNotes,
  linkPromiseNotes,
  spellingNotes,
  wordNotes,
  sourceKindNotes,
  oneWayNotes,
  unnamedNotes,
  speedNotes,
  nightNotes,
  crossingNotes,
  priceNotes,
  campaignNotes,
  (content, { now }) => promiseNotes(content, now),
  (content, { now }) => claimAgeNotes(content, now),
  (content, { now }) => oldFactNotes(content, now),
  (content, { now }) => futureFactNotes(content, now),
  (content, { now }) => endedNotes(content, now),
  (content, { now }) => unreachedNotes(content, now),
  (content, { ownHosts = [] }) => textSlipNotes(content, ownHosts),
  (content, { formerSlugs = new Map() }) => slugNotes(content, formerSlugs),
]

/** The rules of a build, and those about language. A file that still has to be filled in gets no other notes. */
export function fullReport(files: readonly SourceFile[], options: ReportOptions): Report {
  const { faults, notes, content } = checkContent(files, options)
  const unfilled = new Set(files.filter(({ text }) => text.includes('FILL IN')).map(({ path }) => path))
  const more = noteRules.flatMap(rule => rule(content, options)).filter(({ path }) => !unfilled.has(path))
  return {
    faults: [
      ...faults,
      ...wordFaults(content),
      ...doubledFaults(content),
      ...doubledTransferFaults(content),
    ].sort(byPlace),
    notes: [...notes, ...more].sort(byPlace),
    content,
  }
}
