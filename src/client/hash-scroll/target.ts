/** The element that a hash names; the page itself for an empty one. */
export function findTarget(hash: string): HTMLElement | null {
  const id = decoded(hash.slice(1))
  return id === '' || id === 'top' ? document.documentElement : document.getElementById(id)
}

/**
 * Opens the closed question or folded section around a target. Returns whether the target was hidden, so that the
 * browser could not scroll to it.
 */
export function openAround(target: Element): boolean {
  let folded = false
  for (
    let place = target.closest('details');
    place;
    place = place.parentElement?.closest('details') ?? null
  ) {
    folded ||= !place.open && place !== target
    place.open = true
  }
  return folded
}

/** Moves the focus to a question's first line. */
export function focusQuestion(target: Element | null): void {
  if (target instanceof HTMLDetailsElement) target.querySelector('summary')?.focus({ preventScroll: true })
}

/** Decodes a hash to compare it with ids. An invalid encoding matches nothing. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
