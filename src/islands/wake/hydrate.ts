import { type ComponentType, createElement, type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

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

/** What stands in each `data-slot`, by its name: React takes it as it is. */
function slotsOf(host: HTMLElement): Record<string, ReactNode> {
  const slots = [...host.querySelectorAll<HTMLElement>('[data-slot]')].map(({ innerHTML, dataset }) => {
    const name = dataset['slot'] ?? ''
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the page was built with and shows already
    const slot = createElement('div', { 'data-slot': name, dangerouslySetInnerHTML: { __html: innerHTML } })
    return [name, slot] as const
  })
  return Object.fromEntries(slots)
}
