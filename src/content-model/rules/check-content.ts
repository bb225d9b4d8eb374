import { anchorFaults } from './anchor-faults.ts'
import { cityPairFaults } from './city-pair-faults.ts'
import { clockFaults } from './clock-faults.ts'
import { type Content, readContent } from './content.ts'
import { dayFaults } from './day-faults.ts'
import { byPlace, type Fault } from './fault.ts'
import { figureFaults } from './figure-faults.ts'
import { listFaults } from './list-faults.ts'
import { mapFaults } from './map-faults.ts'
import { markdownFaults } from './markdown-faults.ts'
import { networkFaults } from './network-faults.ts'
import { notesOf } from './notes.ts'
import { pageFaults } from './page-faults.ts'
import { placeholderFaults } from './placeholder-faults.ts'
import { productFaults } from './product-faults.ts'
import { type PublishedContent, publishedContent } from './published-content.ts'
import { referenceFaults } from './reference-faults.ts'
import { seatTableFaults } from './seat-table-faults.ts'
import { slugFaults } from './slug-faults.ts'
import type { SourceFile } from './source-file.ts'
import { translationFaults } from './translation-faults.ts'
import { wordingFaults } from './wording-faults.ts'

/** Every rule that goes beyond the shape of one file. */
const rules: readonly ((content: Content, published: PublishedContent) => Fault[])[] = [
  dayFaults,
  listFaults,
  pageFaults,
  referenceFaults,
  translationFaults,
  clockFaults,
  mapFaults,
  slugFaults,
  figureFaults,
  wordingFaults,
  seatTableFaults,
  productFaults,
  markdownFaults,
  anchorFaults,
  networkFaults,
  cityPairFaults,
]

export interface Report {
  /** Faults, which stop a build. */
  readonly faults: readonly Fault[]
  /** Notes, which should be looked at. */
  readonly notes: readonly Fault[]
  /** The content that was read, for further checks. */
  readonly content: Content
}

/**
 * Every fault of all content files, in the order of files and lines.
 *
 * @param showsUnpublished whether drafts and later entries are shown, so that others may name them
 */
export function checkContent(
  files: readonly SourceFile[],
  { now, showsUnpublished }: { readonly now: Date; readonly showsUnpublished: boolean },
): Report {
  const { content, faults } = readContent(files)
  const published = publishedContent(content, now, showsUnpublished)
  const open = placeholderFaults(content)
  return {
    faults: [...faults, ...rules.flatMap(rule => rule(content, published)), ...open.faults].sort(byPlace),
    notes: [...notesOf(content, now), ...open.notes].sort(byPlace),
    content,
  }
}
