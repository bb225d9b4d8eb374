const fields = 'input:not([type=hidden], [tabindex="-1"]), select, textarea, button, a[href]'

/** Shows that a chunk is missing, beside its island or at the bottom of the page. The text is in the page. */
export function showFailure(island: Element | null): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-failed]')
  const message = template?.content.firstElementChild?.cloneNode(true)
  const place = island ?? document.body.lastElementChild
  if (!(message instanceof HTMLElement) || place?.matches('.failed,:has(+.failed)')) return
  message.querySelector('button')?.addEventListener('click', () => {
    message.remove()
    document.dispatchEvent(new Event('chunk:retried'))
    // Return the focus to the island.
    island?.querySelector<HTMLElement>(fields)?.focus()
  })
  place?.after(message)
}
