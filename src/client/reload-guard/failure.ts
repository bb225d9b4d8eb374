const fields = 'input:not([type=hidden], [tabindex="-1"]), select, textarea, button, a[href]'

/** Says, beside the island that did not come or at the page's lower edge, that a chunk is missing; its words are in the page. */
export function showFailure(island: Element | null): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-failed]')
  const message = template?.content.firstElementChild?.cloneNode(true)
  const there = island ? island.nextElementSibling : document.body.lastElementChild
  if (!(message instanceof HTMLElement) || there?.matches('.failed')) return
  message.querySelector('button')?.addEventListener('click', () => {
    message.remove()
    document.dispatchEvent(new Event('chunk:retried'))
    // Where the reader was about to go on.
    island?.querySelector<HTMLElement>(fields)?.focus()
  })
  if (island) island.after(message)
  else document.body.append(message)
}
