import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { locales } from '../../src/i18n/locales.ts'
import { chromiumArgs, ensureChromium } from '../chromium.ts'

/**
 * Makes the screenshots of the app that a browser shows before installation, from a served site:
 *
 *     npm exec node scripts/screenshots/make.ts http://localhost:4321
 */
const shots = [
  {
    name: 'narrow',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    paths: { en: '/guide-detail/norway', sv: '/sv/guide-detail/norge', da: '/da/guide-detail/norge' },
  },
  {
    name: 'wide',
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1,
    paths: {
      en: '/route-detail/fjords-and-mountains',
      sv: '/sv/route-detail/fjordar-och-fjall',
      da: '/da/route-detail/fjorde-og-fjelde',
    },
  },
] as const

const [site = 'http://localhost:4321'] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs] })
for (const { name, viewport, deviceScaleFactor, paths } of shots) {
  for (const locale of locales) {
    const page = await browser.newPage({ viewport, deviceScaleFactor, colorScheme: 'light', locale })
    await page.goto(`${site}${paths[locale]}`)
    // The second load has the fonts from the cache in its first frame.
    await page.reload()
    const file = new URL(`../../public/screenshots/${locale}-${name}.webp`, import.meta.url)
    await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toFile(fileURLToPath(file))
    await page.close()
  }
}
await browser.close()
