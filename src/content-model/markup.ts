/** The tags of a Markdown text: those that Markdown makes, and the few that an editor may write. */
const tags = new Set(
  'a abbr b blockquote br cite code dd del dfn div dl dt em h1 h2 h3 h4 h5 h6 hr i input ins kbd li mark ol p pre q s section small span strong sub sup table tbody td tfoot th thead time tr u ul var'.split(
    ' ',
  ),
)
const attributes = new Set(
  'align aria-describedby aria-label checked class colspan data-footnote-backref data-footnote-ref data-footnotes datetime dir disabled href id lang rowspan scope start title type'.split(
    ' ',
  ),
)
const tag = /<\/?([a-z][\w-]*)((?:\s+[^\s=<>"'/]+(?:="[^"]*")?)*)\s*\/?>/

/**
 * A comment that every browser reads in the same way. Some browsers also end one at `<!-->`, `<!--->` or `--!>` and
 * read what follows as tags, so such a comment is refused as an incomplete tag. So is one that contains the start of
 * another, so that each is scanned once.
 */
const comment = /<!--(?!-?>)(?:(?!--!?>|<!--)[\s\S])*-->/
/**
 * Matches from left to right, as browsers parse: what looks like a comment in an attribute is none, nor is a tag in a
 * comment.
 */
const commentOrTag = new RegExp(`${comment.source}|${tag.source}`, 'gi')

/** The only form of a table's tags, since a page wraps tables by these words. */
const plainTable = /^<\/?table>$/

interface Refusal {
  /** The position in the HTML. */
  readonly at: number
  /** What is refused, and what is allowed. */
  readonly message: string
}

/**
 * Markup that a text may not contain: any other tag or attribute (a script, a frame, a form, a handler), and incomplete
 * tags. Markdown makes none of it, so only HTML that an editor wrote needs checking.
 */
export function refusedMarkup(html: string): Refusal[] {
  const refuse = (at: number, what: string, allowed: string): Refusal => ({
    at,
    message: `${what} is not allowed in a text; allowed: ${allowed}`,
  })
  const wrong = [...html.matchAll(commentOrTag)].flatMap(({ index, 0: whole, 1: name, 2: list = '' }) => {
    if (name === undefined) return []
    if (!tags.has(name.toLowerCase())) return [refuse(index, `<${name}>`, [...tags].join(', '))]
    if (name.toLowerCase() === 'table' && !plainTable.test(whole)) return [refuse(index, whole, '<table>')]
    return [...list.matchAll(/\s([^\s=>"'/]+)(?:="[^"]*")?/g)].flatMap(([, attribute = '']) =>
      attributes.has(attribute.toLowerCase())
        ? []
        : [refuse(index, `${attribute} of <${name}${list}>`, [...attributes].join(', '))],
    )
  })
  // The length stays the same, so that positions stay valid.
  const rest = html.replace(commentOrTag, blank)
  const odd = /<[^\n]{0,80}/.exec(rest)
  return odd
    ? [...wrong, refuse(odd.index, odd[0], 'tags in whole, with attributes in double quotes')]
    : wrong
}

const blank = (part: string) => ' '.repeat(part.length)
