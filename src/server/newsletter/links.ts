import type { Locale } from '../../i18n/locales.ts'
import { href } from '../../routing/href.ts'
import { tokenName } from '../../shared/token-name.ts'
import type { AddressOf } from '../site-addresses.ts'
import { type SigningKeys, signToken } from './token.ts'

interface LinkOptions {
  readonly keys: SigningKeys
  readonly addressOf: AddressOf
  readonly now: () => number
}

/** Makes the links of newsletter mails: to the pages with the buttons that confirm an address or unsubscribe it. */
export function createLinks({ keys, addressOf, now }: LinkOptions) {
  const link = (purpose: 'confirm' | 'unsubscribe') => (email: string, locale: Locale) => {
    const address = new URL(addressOf(href(`newsletter-${purpose}`, locale), locale))
    address.searchParams.set(tokenName, signToken({ purpose, email, locale, at: now() }, keys))
    return address.href
  }
  return { confirm: link('confirm'), unsubscribe: link('unsubscribe') }
}
