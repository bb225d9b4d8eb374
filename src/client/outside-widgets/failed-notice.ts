/**
 * The notice that a widget has not come, with a button to try again and the phone number; its words are in the page. In
 * the main place it stands below what serves instead; for what has no room of its own, at the page's lower edge.
 */
export function failedNotice(host: HTMLElement, retry: () => void): { show(on: boolean): void } {
  const template = document.querySelector<HTMLTemplateElement>('template[data-outside]')
  const notice = template?.content.firstElementChild?.cloneNode(true)
  if (!(notice instanceof HTMLElement)) return { show() {} }
  notice.querySelector('button')?.addEventListener('click', () => {
    retry()
    // The button that was pressed is gone: the keyboard goes on in what serves meanwhile.
    host.querySelector<HTMLElement>('a[href], button, input, select, textarea')?.focus()
  })
  return {
    show(on) {
      if (on) host.append(notice)
      else notice.remove()
    },
  }
}
