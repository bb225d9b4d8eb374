/** The element that a hash names; the page itself for an empty one. */
export function findTarget(hash: string): HTMLElement | null {
  const id = decoded(hash.slice(1))
  return id === '' || id === 'top' ? document.documentElement : document.getElementById(id)
}

/**
 * Opens what a hash points into: a closed question, or a part of the page that is folded away around it.
 * Tells whether the target was folded away, so that the browser could not scroll to it.
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

/** A question is read from its first line: that is where the keyboard goes. */
export function focusQuestion(target: Element | null): void {
  if (target instanceof HTMLDetailsElement) target.querySelector('summary')?.focus({ preventScroll: true })
}

/** A hash as the ids of a page are written; one that is no valid encoding names nothing. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
