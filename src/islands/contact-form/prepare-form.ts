import { editorKey } from '../../stores/keys.ts'
import { closeEmptyRows, openFilledRows, openRows } from '../form/rows.ts'

/** A path of this site, as in links that report an error. */
const ownPath = /^\/(?!\/)[a-z0-9/-]*$/

/**
 * What the form needs before React: the subject of `?subject=` and the page of `?page=`, a journey row for a claim, and
 * rows that the browser filled in again when the visitor came back. What was chosen already is not changed.
 */
export function prepareForm(): void {
  const host = document.querySelector('[data-island=contact-form]')
  const form = host?.querySelector('form')
  const subject = form?.elements.namedItem('subject')
  if (!host || !form || !(subject instanceof HTMLSelectElement)) return
  // Values from the address count as the form's initial state, which the visitor would not lose.
  const query = new URLSearchParams(location.search)
  const option = [...subject.options].find(({ value }) => value === query.get('subject'))
  if (subject.value === '' && option) option.defaultSelected = true
  const page = form.elements.namedItem('page')
  const about = query.get('page') ?? ''
  if (page instanceof HTMLInputElement && page.value === '' && ownPath.test(about)) page.defaultValue = about
  if (import.meta.env.DEV || import.meta.env.SITE_EDITOR) offerEditor(about)
  openForClaim(subject)
  // Listen on the host, which remains when its form is rendered anew for another message.
  host.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.name === 'subject') openForClaim(target)
  })
  addEventListener('pageshow', () => {
    const own = host.querySelector('form')
    if (own) openFilledRows(own)
  })
}

/** Opens the first journey if the message is a claim. */
function openForClaim({ form, value }: HTMLSelectElement): void {
  if (!form) return
  if (value === 'claim') openRows(form, 'journeys', 1)
  else closeEmptyRows(form, 'journeys')
}

/** An editor who reports an error is led to the text itself: whoever has opened the editor's page in this browser. */
function offerEditor(path: string): void {
  const offer = document.querySelector<HTMLElement>('[data-edit-page]')
  const link = offer?.querySelector('a')
  if (!offer || !link || !ownPath.test(path) || !isEditor()) return
  link.href = `/admin/#/page${path}`
  offer.hidden = false
}

function isEditor(): boolean {
  try {
    return localStorage.getItem(editorKey) !== null
  } catch {
    return false
  }
}
