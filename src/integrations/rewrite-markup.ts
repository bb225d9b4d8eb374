/** Rewrites some parts of a page's HTML. */
export interface MarkupRule {
  /** Matches such a part; without groups. */
  readonly pattern: RegExp
  /** Returns the HTML that replaces a part. */
  readonly rewrite: (part: string) => string
}

/**
 * Returns a function that applies several rules to a page; their patterns must not overlap. It replaces all parts in one
 * pass, since each pass copies the whole page.
 */
export function markupRewriter(rules: readonly MarkupRule[]): (html: string) => string {
  // One group for each rule. The group of the rule that matches contains the whole part.
  const pattern = new RegExp(rules.map(({ pattern: { source } }) => `(${source})`).join('|'), 'g')
  return html =>
    html.replace(pattern, (part: string, ...groups: unknown[]) => {
      const rule = rules[groups.indexOf(part)]
      return rule ? rule.rewrite(part) : part
    })
}
