/**
 * Two wordings in one text: the part before `{{else}}` is for sites where orders are paid on a payment site, the part
 * after it for sites where they are requests to customer service.
 *
 *     You {{#if payment}}pay at the checkout{{else}}send a request{{/if}}.
 */
const marks = ['#if payment', 'else', '/if'] as const

/** A mark within a line, or alone in a paragraph of rendered Markdown. */
const pattern = (mark: (typeof marks)[number]) => `(?:<p>\\{\\{${mark}\\}\\}</p>\\n?|\\{\\{${mark}\\}\\})`
const [start, middle, end] = marks.map(pattern)
const wordings = new RegExp(`${start}(.*?)(?:${middle}(.*?))?${end}`, 'gs')

/** Leaves one of two wordings in a text, or in the HTML made from it. */
export const chooseWording = (text: string, hasPaymentSite: boolean): string =>
  text.replace(wordings, (_, paid: string, requested = '') => (hasPaymentSite ? paid : requested))

/** A text as it is on a site with a payment site, and on one without. */
export const bothWordings = (text: string): readonly string[] =>
  [true, false].map(hasPaymentSite => chooseWording(text, hasPaymentSite))

/** Every mark of a text, in order. */
const anyMark = /\{\{(#[^{}]*|else|\/[^{}]*)\}\}/g

export const isWordingMark = (token: string): boolean => /^\{\{(?:#|else\}\}|\/)/.test(token)

/** The position of a mark that does not belong to two wordings; `undefined` if there is none. */
export function unpairedMark(text: string): { readonly index: number; readonly mark: string } | undefined {
  const open: string[] = []
  let opened = { index: 0, mark: '' }
  for (const { index, 0: mark, 1: name = '' } of text.matchAll(anyMark)) {
    const isNext =
      (name === marks[0] && open.length === 0) ||
      (name === marks[1] && open.length === 1) ||
      (name === marks[2] && open.length > 0)
    if (!isNext) return { index, mark }
    if (name === marks[0]) opened = { index, mark }
    if (name === marks[2]) open.length = 0
    else open.push(name)
  }
  return open.length > 0 ? opened : undefined
}
