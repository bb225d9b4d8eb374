import { expect, it } from 'vitest'
import { refusedImports } from './refused.ts'

const script = (code: string) => `---\nconst a = 1\n---\n<p />\n<script>\n${code}\n</script>\n`

it.each([
  ['functions/mail-send/handler.ts', `import { robots } from '../../src/endpoints/robots.txt.ts'`],
  ['functions/mail-send/handler.ts', `const { a } = await import('../../src/content-model/facts.ts')`],
  ['src/islands/a/A.tsx', `import { text } from './text.ts'`],
  ['src/islands/a/A.tsx', `import { text } from '../../layouts/text.ts'`],
  ['src/islands/a/A.tsx', `import { getEntry } from 'astro:content'`],
  ['src/islands/a/use-a.ts', `import { allEntries } from '../../content-model/entries.ts'`],
  ['src/client/a/a.ts', `import { useState } from 'react'`],
  ['src/client/a/a.ts', `export { A } from '../../islands/a/A.tsx'`],
  ['src/components/a/A.astro', `---\nimport { currency } from '../../stores/currency.ts'\n---\n`],
  ['src/components/a/A.astro', script(`import '../../views/../content-model/facts.ts'`)],
  ['src/shared/a.ts', `import { readFileSync } from 'node:fs'`],
  ['src/i18n/a.ts', `import { href } from '../routing/href.ts'`],
  ['src/routing/a.ts', `import type { Entry } from '../content-model/entries.ts'`],
  ['src/layouts/a.ts', `import type { Props } from './A.astro'`],
  ['src/novel/a.ts', `import { locales } from '../i18n/locales.ts'`],
])('refuses, in %s: %s', (file, code) => {
  expect(refusedImports(file, code)).toEqual([expect.stringContaining(file)])
})

it.each([
  ['functions/mail-send/handler.ts', `import { locales } from '../../src/i18n/locales.ts'`],
  ['src/islands/a/A.tsx', `import type { text } from './text.ts'`],
  [
    'src/islands/a/A.tsx',
    `import { type text } from './text.ts'\nimport { createRoot } from 'react-dom/client'`,
  ],
  [
    'src/islands/a/A.astro',
    `---\nimport { text } from './text.ts'\nimport A from './A.tsx'\n---\n<A client:interaction />`,
  ],
  ['src/components/a/A.astro', script(`import { install } from '../../client/tooltips/tooltips.ts'`)],
  ['src/routing/integration.ts', `import type { AstroIntegration } from 'astro'`],
  ['src/shared/a.ts', `import * as v from 'valibot'\n// import 'node:fs'\nconst text = "import 'react'"`],
  ['src/shared/a.ts', `type Node = import('react').ReactNode`],
])('allows, in %s: %s', (file, code) => {
  expect(refusedImports(file, code)).toEqual([])
})
