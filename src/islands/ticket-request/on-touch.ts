import { later } from '../../client/later/later.ts'

/*
 * The home page has no room for what wakes an island: it comes with the first touch. A button that was pressed before is
 * pressed again then. Where it does not come, the form is the one that works without script.
 */
const host = document.querySelector<HTMLElement>('[data-island=ticket-request]')
const touches = ['pointerdown', 'focusin', 'click'] as const

function sleep(island: HTMLElement): void {
  const touched = new AbortController()
  let pressed: HTMLElement | null = null

  function wake(): void {
    if (island.dataset['hydration'] !== 'idle') return
    island.dataset['hydration'] = 'hydrating'
    later(
      () => import('./wake-ticket-request.ts'),
      ({ wakeTicketRequest }) => {
        touched.abort()
        wakeTicketRequest(island)
        pressed?.click()
      },
      () => {
        touched.abort()
        island.querySelector('form')?.setAttribute('data-native', '')
      },
    )
  }

  function onTouch(event: Event): void {
    wake()
    if (event.type !== 'click' || !(event.target instanceof Element)) return
    pressed = event.target.closest<HTMLElement>('[type=submit]')
    if (pressed) event.preventDefault()
  }

  island.dataset['hydration'] = 'idle'
  for (const type of touches) island.addEventListener(type, onTouch, { signal: touched.signal })
}

if (host) sleep(host)
