import type { CookieConsentConfig, Translation } from 'vanilla-cookieconsent'
import type { Choice, Purpose } from '../../stores/consent-record.ts'
import { pageLocale } from '../page-locale/page-locale.ts'
import { text } from './text.ts'

/** What there is to say yes or no to. */
export interface Asked {
  readonly purposes: readonly Purpose[]
  /** What the switches show. */
  readonly choice: Choice
  /** Whether the browser sends the signal that counts as a no. */
  readonly signal: boolean
  readonly answer: (choice: Choice) => void
}

/** Words and categories of the dialog, in the page's locale; with nothing asked they say so. */
export function dialogConfig(asked: Asked | undefined) {
  const locale = pageLocale()
  const t = text(locale)
  const privacy = document.querySelector<HTMLElement>('[data-consent]')?.dataset['consent']
  const link = `<a href="${privacy}">${t.privacy}</a>`
  const { purposes = [], choice = [], signal = false } = asked ?? {}
  const sections = (['necessary', ...purposes] as const).map(linkedCategory => ({
    title: t[linkedCategory],
    description: t[`${linkedCategory}Text`],
    linkedCategory,
  }))
  const explained = signal ? `${t.explained} ${t.signal}` : t.explained
  const answers = { acceptNecessaryBtn: t.necessaryOnly, acceptAllBtn: t.acceptAll }
  const translation: Translation = {
    consentModal: {
      ...answers,
      title: t.title,
      description: `${t.question} ${link}`,
      showPreferencesBtn: t.choose,
    },
    preferencesModal: {
      ...(asked && { ...answers, savePreferencesBtn: t.save }),
      title: t.settings,
      closeIconLabel: t.close,
      sections: [{ description: asked ? explained : t.noTags }, ...sections, { description: link }],
    },
  }
  return {
    categories: {
      necessary: { enabled: true, readOnly: true },
      ...Object.fromEntries(purposes.map(purpose => [purpose, { enabled: choice.includes(purpose) }])),
    },
    language: { default: locale, translations: { [locale]: translation } },
  } satisfies CookieConsentConfig
}
