const page = document.documentElement

/** Every price of the page is there in each currency: an attribute picks one, and the menus mark which. */
export function showCurrency(code: string | undefined): void {
  if (code) page.dataset['currency'] = code
  const shown = page.dataset['currency']
  for (const button of document.querySelectorAll<HTMLElement>('button[data-choose-currency]'))
    button.setAttribute('aria-pressed', String(button.dataset['chooseCurrency'] === shown))
}
