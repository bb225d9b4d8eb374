import type { MarkupRule } from './rewrite-markup.ts'

const reactName =
  / (?:autoComplete|autoFocus|dateTime|encType|inputMode|maxLength|minLength|noValidate|readOnly|spellCheck|tabIndex)(?=[=>\s/])/g
const emptyBoolean =
  / (autofocus|checked|disabled|hidden|multiple|novalidate|open|readonly|required|selected)=""/g

/**
 * Rewrites React's start tags as HTML: names in lower case, no slash in elements without an end tag, no values for
 * boolean attributes. Browsers read both in the same way, but the Nu HTML checker reports React's spelling.
 *
 *     `<input maxLength="3" required=""/>` becomes `<input maxlength="3" required>`.
 */
export const tagRule: MarkupRule = {
  // The elements of HTML without an end tag (those of SVG keep their slash), and those with attributes that React spells
  // in its own way.
  pattern:
    /<(?:area|br|button|col|embed|form|hr|img|input|link|meta|select|source|textarea|time|track|wbr)\b[^<>]*>/,
  rewrite: tag =>
    tag
      .replace(reactName, name => name.toLowerCase())
      .replace(emptyBoolean, ' $1')
      .replace(/\s*\/>$/, '>'),
}
