/** What of the guide is known only when it is built. Figures of `content/facts.yaml` stand in it as `{{name}}`. */
export interface GuideValues {
  /** Periods of the Global Pass in words: "4, 5 or 7 days within 1 month". */
  readonly flexi: readonly string[]
  readonly continuous: readonly string[]
  readonly oneCountry: readonly string[]
  readonly phone: string
  /** The contact page, without `https://`; a site with no address of its own names none. */
  readonly contactAddress: string | undefined
}

/** A part of a section. Rows are pairs of a name and what is said of it. */
export type GuidePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly [name: string, text: string])[] }
  | { readonly kind: 'steps'; readonly steps: readonly (readonly [name: string, text: string])[] }
  | { readonly kind: 'codes'; readonly codes: readonly GuideCode[] }
  | { readonly kind: 'travel-day'; readonly words: TravelDayWords }

/** One of the numbers people mix up, with an invented example where it has a shape. */
export interface GuideCode {
  readonly name: string
  readonly example: string
  readonly text: string
}

export interface TravelDayWords {
  readonly alt: string
  readonly first: string
  readonly second: string
  readonly used: string
  readonly free: string
  readonly train: string
}

export interface GuideSection {
  readonly heading: string
  readonly parts: readonly GuidePart[]
}

/** One page of the guide. */
export interface GuideChapter {
  readonly title: string
  readonly sections: readonly GuideSection[]
}

export interface GuideText {
  readonly title: string
  readonly lead: string
  readonly coverAlt: string
  readonly version: string
  readonly page: string
  readonly chapters: readonly GuideChapter[]
}
