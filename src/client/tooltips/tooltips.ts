/** A tooltip shows on hover and focus by style alone; Escape hides it without moving focus. */
export function install(): () => void {
  const tips = document.querySelectorAll('.tip')
  const leaving = new AbortController()
  const { signal } = leaving
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') for (const tip of tips) tip.classList.add('is-hidden')
  }
  document.addEventListener('keydown', press, { signal })
  for (const tip of tips)
    for (const name of ['pointerenter', 'focusin', 'click'])
      tip.addEventListener(name, () => tip.classList.remove('is-hidden'), { signal })
  return () => leaving.abort()
}
