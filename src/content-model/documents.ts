import { getEntry } from 'astro:content'
import { publishedUrl } from '../config/site-address.ts'
import type { Locale } from '../i18n/locales.ts'
import { href } from '../routing/href.ts'
import { assertChecked } from './assert-checked.ts'
import type { PassGuideText, passGuideWords, RailwayLines, RailwayMapText } from './document-schemas.ts'
import { fillFacts } from './facts.ts'
import { passPeriods } from './pass-periods.ts'
import { factsOfProduct } from './products.ts'
import { getSite } from './site.ts'

type PassGuideWord = (typeof passGuideWords)[number]

const folder = 'content/documents'

/** The words of the railway map in a locale. */
export async function getRailwayMapText(locale: Locale): Promise<RailwayMapText> {
  const where = `${folder}/railway-map/${locale}.yaml`
  const entry = assertChecked(await getEntry('railwayMapTexts', locale), where)
  return fillFacts(entry.data, locale, where)
}

/** The lines of the railway map. */
export async function getRailwayLines(): Promise<RailwayLines> {
  return assertChecked(await getEntry('railwayLines', 'lines'), `${folder}/railway-map/lines.yaml`).data
}

/**
 * The pass guide in a locale. Sections with `{{contactAddress}}` are left out on a site without an address of its own.
 */
export async function getPassGuide(locale: Locale): Promise<PassGuideText> {
  const where = `${folder}/pass-guide/${locale}.yaml`
  const entry = assertChecked(await getEntry('passGuideTexts', locale), where)
  const contactAddress = publishedUrl(href('contact-us', locale), locale)?.replace(/^https?:\/\//, '')
  const words: Record<PassGuideWord, string> = {
    ...(await periods(locale)),
    phone: (await getSite()).trader.phone.display,
    contactAddress: contactAddress ?? '',
  }
  const guide = contactAddress ? entry.data : withoutAddress(entry.data)
  return fillFacts(guide, locale, where, words)
}

/** The guide without the sections that contain the address. */
function withoutAddress(guide: PassGuideText): PassGuideText {
  const named = (section: object) => JSON.stringify(section).includes('{{contactAddress}}')
  return {
    ...guide,
    chapters: guide.chapters.map(chapter => ({
      ...chapter,
      sections: chapter.sections.filter(section => !named(section)),
    })),
  }
}

/** The periods of our passes in words, from `content/products`. */
async function periods(locale: Locale) {
  const [global, oneCountry] = await Promise.all([
    factsOfProduct('interrail-global', locale),
    factsOfProduct('one-country', locale),
  ])
  const ofType = (type: 'flexi' | 'continuous') =>
    passPeriods(
      global.variants.filter(variant => variant.type === type),
      locale,
    )
  return {
    flexiPeriods: ofType('flexi').join('; '),
    continuousPeriods: ofType('continuous').join(', '),
    oneCountryPeriods: passPeriods(oneCountry.variants, locale).join(', '),
  }
}
