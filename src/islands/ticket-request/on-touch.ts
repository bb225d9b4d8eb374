/*
 * The home page has no room for what wakes an island: it comes with the first touch. A button that was pressed before is
 * pressed again then. Where it does not come, the form is the one that works without script.
 */
const host = document.querySelector<HTMLElement>('[data-island=ticket-request]')
const touches = ['pointerdown', 'focusin', 'click'] as const

function sleep(island: HTMLElement): void {
  const touched = new AbortController()
  let pressed: HTMLElement | null = null

  async function wake(): Promise<void> {
    if (island.dataset['hydration'] !== 'idle') return
    island.dataset['hydration'] = 'hydrating'
    // Once the reload guard has answered a failure, the bundler's loader resolves with nothing.
    const chunk: typeof import('./wake-ticket-request.ts') | undefined = await import(
      './wake-ticket-request.ts'
    )
    touched.abort()
    if (!chunk) return island.querySelector('form')?.setAttribute('data-native', '')
    chunk.wakeTicketRequest(island)
    pressed?.click()
  }

  function onTouch(event: Event): void {
    void wake()
    if (event.type !== 'click' || !(event.target instanceof Element)) return
    pressed = event.target.closest<HTMLElement>('[type=submit]')
    if (pressed) event.preventDefault()
  }

  island.dataset['hydration'] = 'idle'
  for (const type of touches) island.addEventListener(type, onTouch, { signal: touched.signal })
}

if (host) sleep(host)
