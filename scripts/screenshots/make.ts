import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { readSource } from '../../src/content-model/rules/source-file.ts'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { href } from '../../src/routing/href.ts'
import { chromiumArgs, ensureChromium } from '../chromium.ts'
import { stringAt } from '../content/string-at.ts'

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
    page: 'guide-detail',
    entry: 'guides/norway',
  },
  {
    name: 'wide',
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1,
    page: 'route-detail',
    entry: 'routes/fjords-and-mountains',
  },
] as const

async function slugOf(entry: string, locale: Locale): Promise<string> {
  const path = `content/${entry}/${locale}.md`
  return stringAt(readSource(path, await readFile(path, 'utf8')).data, 'slug')
}

const [site = 'http://localhost:4321'] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs] })
for (const { name, viewport, deviceScaleFactor, page: pageName, entry } of shots) {
  for (const locale of locales) {
    const page = await browser.newPage({ viewport, deviceScaleFactor, colorScheme: 'light', locale })
    await page.goto(`${site}${href(pageName, locale, { name: await slugOf(entry, locale) })}`)
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
