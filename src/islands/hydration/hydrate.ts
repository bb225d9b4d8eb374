import { type ComponentType, createElement, type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepServerHtml } from './keep-server-html.ts'

/**
 * Hydrates a host with React. The props are the JSON of `data-props` and the host's slots. It runs as a transition,
 * which React does in slices of a few milliseconds, so that a slow phone can still scroll and take input.
 */
export function hydrate<Props extends object>(host: HTMLElement, Island: ComponentType<Props>): void {
  const props: Props = { ...JSON.parse(host.dataset['props'] ?? '{}'), ...slotsOf(host) }
  startTransition(() => {
    hydrateRoot(host, createElement(Island, props))
  })
}

/**
 * The content of each `data-slot`, by name. React leaves it unchanged, and gets a copy if it has to recreate the slot.
 */
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
