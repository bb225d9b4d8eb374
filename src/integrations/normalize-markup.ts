/** HTML elements without an end tag; those of SVG keep their slash. */
const voidElement = /<(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b[^<>]*>/g
/** Start tags of HTML that React writes with attributes in its own spelling. */
const formElement = /<(?:button|form|input|select|textarea|time)\b[^<>]*>/g
const reactName =
  / (?:autoComplete|autoFocus|dateTime|encType|inputMode|maxLength|minLength|noValidate|readOnly|spellCheck|tabIndex)(?=[=>\s/])/g
const emptyBoolean =
  / (autofocus|checked|disabled|hidden|multiple|novalidate|open|readonly|required|selected)=""/g

/**
 * Rewrites React's start tags as HTML: names in lower case, no slash in elements without an end tag, no values for
 * boolean attributes. Browsers read both in the same way, but the Nu HTML checker reports React's spelling.
 *
 *     normalizeMarkup('<input maxLength="3" required=""/>') // => '<input maxlength="3" required>'
 */
export const normalizeMarkup = (html: string): string =>
  html
    .replace(formElement, tag =>
      tag.replace(reactName, name => name.toLowerCase()).replace(emptyBoolean, ' $1'),
    )
    .replace(voidElement, tag => tag.replace(/\s*\/>$/, '>'))
