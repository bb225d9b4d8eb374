/** Makes the library's question or settings one of ours: the site's buttons, and a question that does not trap. */
export function dressModal(modal: HTMLElement): void {
  for (const button of modal.querySelectorAll('[data-role]'))
    button.classList.add(
      'btn',
      button.matches('[data-role=all], [data-role=necessary]') ? 'btn--ink' : 'btn--line',
    )
  for (const group of modal.querySelectorAll('.cm__btn-group, .pm__btn-group')) {
    const accept = group.querySelector('[data-role=all]')
    if (accept) group.append(accept)
  }
  if (modal.matches('.cm')) {
    modal.setAttribute('role', 'dialog')
    modal.setAttribute('aria-labelledby', 'cm__title')
    modal.setAttribute('aria-describedby', 'cm__desc')
    modal.removeAttribute('aria-modal')
    // The library moves the focus to what it finds focusable here, away from a reader who types already.
    for (const target of [modal, ...modal.querySelectorAll('[tabindex]')]) target.removeAttribute('tabindex')
  }
  // What a switch means is read before it is set: every text starts open.
  for (const button of modal.querySelectorAll<HTMLElement>('[aria-expanded=false]')) button.click()
}
