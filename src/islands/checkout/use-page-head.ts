import { useEffect } from 'react'

interface PageHead {
  readonly title: string
  readonly lead: string
}

/**
 * Replaces the page's heading, lead and title while mounted. The heading gets the focus, since the focused element is
 * gone.
 */
export function usePageHead({ title, lead }: PageHead): void {
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('.pagehead h1')
    const words = document.querySelector<HTMLElement>('.pagehead .lead')
    if (!heading || !words) return
    const before = { heading: heading.textContent, lead: [...words.childNodes], title: document.title }
    heading.textContent = title
    words.replaceChildren(lead)
    document.title = before.title.replace(before.heading, () => title)
    heading.tabIndex = -1
    heading.focus()
    return () => {
      heading.textContent = before.heading
      words.replaceChildren(...before.lead)
      document.title = before.title
      heading.removeAttribute('tabindex')
    }
  }, [title, lead])
}
