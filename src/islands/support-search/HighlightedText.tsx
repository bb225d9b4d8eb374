import type { Segment } from '../../shared/search/mark.ts'

/** Text with the words of the query marked. */
export function HighlightedText({ segments }: { readonly segments: readonly Segment[] }) {
  return segments.map(({ text, marked }, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's stretches have no identity but their place
    return marked ? <mark key={at}>{text}</mark> : text
  })
}
