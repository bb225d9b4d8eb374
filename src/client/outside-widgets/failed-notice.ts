/**
 * The notice that a widget has failed, with a retry button and the phone number; its text is in the page. For the main
 * widget it stands below the fallback content, for the others at the bottom of the page.
 */
export function failedNotice(host: HTMLElement, retry: () => void): { show(on: boolean): void } {
  const template = document.querySelector<HTMLTemplateElement>('template[data-outside]')
  const notice = template?.content.firstElementChild?.cloneNode(true)
  if (!(notice instanceof HTMLElement)) return { show() {} }
  notice.querySelector('button')?.addEventListener('click', () => {
    retry()
    // The pressed button is gone, so move the focus to the fallback content.
    host.querySelector<HTMLElement>('a[href], button, input, select, textarea')?.focus()
  })
  return {
    show(on) {
      if (on) host.append(notice)
      else notice.remove()
    },
  }
}
