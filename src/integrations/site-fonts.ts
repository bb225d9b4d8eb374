import { readFile } from 'node:fs/promises'
import { fontProviders } from 'astro/config'
import { cachedFile } from '../build-cache/build-cache.ts'
import { letters, rareLetters, rareRange } from './font-letters.ts'

/** The lightest and the heaviest weight in the style sheets. */
const weights = { min: 400, max: 700 }

/** The font features that the styles use, and those without which letters are placed wrongly. */
const keepFeatures = ['kern', 'liga', 'mark', 'ccmp', 'locl', 'tnum']

const sources = [
  {
    name: 'Familjen Grotesk',
    cssVariable: '--font-display',
    file: 'familjen-grotesk',
    fallback: 'Plain display',
  },
  { name: 'Source Sans 3', cssVariable: '--font-text', file: 'source-sans-3', fallback: 'Plain text' },
] as const

/**
 * The path of a font with a subset of the letters of a file in the package. Both fonts are under the SIL Open Font
 * License 1.1.
 */
function subset(file: string, part: 'latin' | 'latin-ext', text: string): Promise<string> {
  const path = `node_modules/@fontsource-variable/${file}/files/${file}-${part}-wght-normal.woff2`
  return cachedFile('fonts', { path, text }, async () => {
    // Loaded only if a font has to be subset, since that takes a while.
    const { default: subsetFont } = await import('subset-font')
    return subsetFont(await readFile(path), text, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      keepFeatures,
      noHinting: true,
      // Names of the weights, for programs that list fonts.
      dropTables: ['STAT'],
    })
  })
}

/** The site's fonts for Astro, reduced to the letters and weights that the site uses. */
export const siteFonts = () =>
  Promise.all(
    sources.map(async ({ name, cssVariable, file, fallback }) => {
      const [usual, rare] = await Promise.all([
        subset(file, 'latin', letters),
        subset(file, 'latin-ext', rareLetters),
      ])
      const weight = `${weights.min} ${weights.max}`
      return {
        provider: fontProviders.local(),
        name,
        cssVariable,
        // A late font would move text that is being read, so it is not swapped in; the next page has it in the cache.
        display: 'optional' as const,
        // Defined in `src/styles/plain-fonts.css`, since Astro would generate a single face without a real bold. No
        // `sans-serif` follows: Chromium on Linux would look it up for every size while the fonts are loading.
        fallbacks: [fallback],
        optimizedFallbacks: false,
        options: {
          variants: [
            { src: [`./${usual}`] as [string], weight, style: 'normal' as const },
            {
              src: [`./${rare}`] as [string],
              weight,
              style: 'normal' as const,
              unicodeRange: [rareRange] as [string],
            },
          ] as const,
        },
      }
    }),
  )
