/** A tooltip shows on hover and focus by style alone; Escape hides it without moving focus. */
export function install(): () => void {
  const tips = document.querySelectorAll<HTMLElement>('.tip')
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') for (const tip of tips) tip.classList.add('is-hidden')
  }
  const show = (event: Event) => {
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.classList.remove('is-hidden')
  }
  const events = ['pointerenter', 'focusin', 'click'] as const
  document.addEventListener('keydown', press)
  for (const tip of tips) for (const name of events) tip.addEventListener(name, show)
  return () => {
    document.removeEventListener('keydown', press)
    for (const tip of tips) for (const name of events) tip.removeEventListener(name, show)
  }
}
