/** Tags of a Markdown text: what Markdown makes, and the few that an editor may write. */
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
 * What every browser takes for one comment. Others end one at `<!-->`, `<!--->` or `--!>` too, and read what follows as tags:
 * such a comment is refused as a tag that is not whole. So is one that begins in another: each is looked through once.
 */
const comment = /<!--(?!-?>)(?:(?!--!?>|<!--)[\s\S])*-->/
/** From left to right, as browsers read: what looks like a comment in an attribute is none, nor a tag in a comment. */
const commentOrTag = new RegExp(`${comment.source}|${tag.source}`, 'gi')

interface Refusal {
  /** Where in the HTML. */
  readonly at: number
  /** What is refused, and what is allowed. */
  readonly message: string
}

/**
 * What a text may not hold: any other tag or attribute (a script, a frame, a form, a handler), and what does not read as
 * a tag in whole. Markdown makes none of it, so that only the HTML that an editor wrote needs looking through.
 */
export function refusedMarkup(html: string): Refusal[] {
  const refuse = (at: number, what: string, allowed: string): Refusal => ({
    at,
    message: `${what} is not allowed in a text; allowed: ${allowed}`,
  })
  const wrong = [...html.matchAll(commentOrTag)].flatMap(({ index, 1: name, 2: list = '' }) => {
    if (name === undefined) return []
    if (!tags.has(name.toLowerCase())) return [refuse(index, `<${name}>`, [...tags].join(', '))]
    return [...list.matchAll(/\s([^\s=>"'/]+)(?:="[^"]*")?/g)].flatMap(([, attribute = '']) =>
      attributes.has(attribute.toLowerCase())
        ? []
        : [refuse(index, `${attribute} of <${name}${list}>`, [...attributes].join(', '))],
    )
  })
  // The same length, so that places stay.
  const rest = html.replace(commentOrTag, blank)
  const odd = /<[^\n]{0,80}/.exec(rest)
  return odd
    ? [...wrong, refuse(odd.index, odd[0], 'tags in whole, with attributes in double quotes')]
    : wrong
}

const blank = (part: string) => ' '.repeat(part.length)
