const page = document.documentElement

/**
 * Shows prices in a currency. The page contains each price in every currency; an attribute on `<html>` selects one, and
 * the menus mark it.
 */
export function showCurrency(code: string | undefined): void {
  if (code) page.dataset['currency'] = code
  const shown = page.dataset['currency']
  for (const button of document.querySelectorAll<HTMLElement>('button[data-choose-currency]'))
    button.setAttribute('aria-pressed', String(button.dataset['chooseCurrency'] === shown))
}
