/** Rewrites some parts of a page's HTML. */
export interface MarkupRule {
  /** Matches such a part; without groups. */
  readonly pattern: RegExp
  /** Returns the HTML that replaces a part. */
  readonly rewrite: (part: string) => string
}

/**
 * Applies several rules to a page, whose patterns must not overlap. It goes through the page once for all rules: each
 * time would copy the whole page.
 */
export function rewriteMarkup(html: string, rules: readonly MarkupRule[]): string {
  const pattern = new RegExp(rules.map(({ pattern: { source } }) => `(${source})`).join('|'), 'g')
  return html.replace(pattern, (part: string, ...groups: unknown[]) => {
    const rule = rules[groups.indexOf(part)]
    return rule ? rule.rewrite(part) : part
  })
}
