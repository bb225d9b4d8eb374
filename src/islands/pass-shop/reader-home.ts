import { norwegian } from '../../i18n/locale-config.ts'

/** Whether the page is the one for Norwegian readers, and they chose Norwegian or their browser is set to it. */
function isNorwegianReader(): boolean {
  const { lang, dataset } = document.documentElement
  const [browser = ''] = navigator.language.toLowerCase().split('-')
  const isChosen = dataset['language'] === norwegian.language
  return lang === norwegian.locale && (isChosen || norwegian.tags.some(tag => tag === browser))
}

/** The country in which the reader is assumed to live: that of the page's language, or Norway for a Norwegian reader. */
export const readerHome = (home: string): string => (isNorwegianReader() ? norwegian.country : home)

/**
 * Replaces the assumed country of a pass form with the reader's. The HTML has that of the page's language, and React
 * expects what it gets in the host's props, so both change before hydration.
 */
export function assumeReaderHome(host: HTMLElement): void {
  if (!isNorwegianReader()) return
  const { home, ...props }: { home: string } = JSON.parse(host.dataset['props'] ?? '{}')
  host.dataset['props'] = JSON.stringify({ ...props, home: readerHome(home) })
  // As `countryName` does, whose other formats would become part of the page's own script.
  const countries = new Intl.DisplayNames(norwegian.locale, { type: 'region' })
  for (const option of host.querySelectorAll<HTMLOptionElement>(`select option[value="${home}"]`)) {
    option.value = readerHome(home)
    option.textContent = countries.of(option.value) ?? ''
  }
}
