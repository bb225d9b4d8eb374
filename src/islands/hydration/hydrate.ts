import { type ComponentType, createElement, type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepServerHtml } from './keep-server-html.ts'

/**
 * Gives a host's HTML to React: its props are the JSON of `data-props`, and what stands in its slots. As a transition, which
 * React does in slices of a few milliseconds: a slow phone can scroll and take keys meanwhile.
 */
export function hydrate<Props extends object>(host: HTMLElement, Island: ComponentType<Props>): void {
  const props: Props = { ...JSON.parse(host.dataset['props'] ?? '{}'), ...slotsOf(host) }
  startTransition(() => {
    hydrateRoot(host, createElement(Island, props))
  })
}

/** What stands in each `data-slot`, by its name. React leaves it as it is, and gets a copy where it makes the slot anew. */
function slotsOf(host: HTMLElement): Record<string, ReactNode> {
  const slots = [...host.querySelectorAll<HTMLElement>('[data-slot]')].map(slot => {
    const name = slot.dataset['slot'] ?? ''
    const copy = document.createDocumentFragment()
    copy.append(...slot.cloneNode(true).childNodes)
    const fill = (element: HTMLElement | null) => {
      if (element && !element.firstChild) element.append(copy.cloneNode(true))
    }
    const properties = {
      'data-slot': name,
      ref: fill,
      dangerouslySetInnerHTML: keepServerHtml,
      suppressHydrationWarning: true,
    }
    return [name, createElement('div', properties)] as const
  })
  return Object.fromEntries(slots)
}
