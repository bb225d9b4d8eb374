/** What the files of an area may import, besides other files of the area. */
interface Area {
  /** Where its code runs. */
  readonly runs: 'anywhere' | 'browser' | 'build' | 'server'
  /** Other areas from which anything may be imported. */
  readonly areas: readonly string[]
  /** Areas of which only types may be imported. */
  readonly types?: readonly string[]
  /** Packages by name; `node:*` and `astro:*` stand for all of a kind, and `*` for any. */
  readonly packages: readonly string[]
}

/** Packages of which any file may import types, since types are removed from the code. */
export const typePackages: readonly string[] = ['astro', 'astro:*', 'valibot', 'react', 'nanostores', 'vite']

/**
 * The list of allowed imports. Everything else is refused, except in tests and scripts. The table in
 * `docs/architecture.md` is generated from it, which a check compares.
 */
export const allowed: Readonly<Record<string, Area>> = {
  i18n: { runs: 'anywhere', areas: [], packages: [] },
  shared: { runs: 'anywhere', areas: ['i18n'], types: ['routing'], packages: ['valibot'] },
  routing: { runs: 'anywhere', areas: ['i18n'], packages: [] },
  server: {
    runs: 'server',
    areas: ['i18n', 'routing', 'shared'],
    packages: ['@netlify/blobs', 'node:*', 'nodemailer', 'valibot'],
  },
  functions: {
    runs: 'server',
    areas: ['i18n', 'routing', 'server', 'shared'],
    packages: ['node:*', '@netlify/functions', '@netlify/blobs', 'valibot'],
  },
  stores: { runs: 'browser', areas: ['i18n', 'shared'], packages: ['@nanostores/persistent', 'nanostores'] },
  client: {
    runs: 'browser',
    areas: ['i18n', 'routing', 'shared', 'stores'],
    packages: ['astro:env/client', 'crypto-js', 'isbot', 'js-cookie', 'valibot'],
  },
  worker: { runs: 'browser', areas: ['i18n', 'shared'], packages: ['valibot'] },
  'islands/*.tsx': {
    runs: 'browser',
    areas: ['client', 'i18n', 'islands/*.ts', 'shared', 'stores'],
    types: ['islands/text.ts'],
    packages: ['@nanostores/react', 'react', 'react-dom'],
  },
  'islands/*.ts': {
    runs: 'browser',
    areas: ['client', 'i18n', 'islands/*.tsx', 'shared', 'stores'],
    types: ['islands/text.ts'],
    packages: ['@nanostores/react', 'react', 'react-dom', 'valibot'],
  },
  'islands/text.ts': { runs: 'build', areas: ['i18n', 'shared'], packages: [] },
  'islands/*.astro': {
    runs: 'build',
    areas: [
      'components',
      'i18n',
      'islands/*.css',
      'islands/*.ts',
      'islands/*.tsx',
      'islands/text.ts',
      'routing',
      'shared',
      'styles',
    ],
    packages: [],
  },
  'script of .astro': { runs: 'browser', areas: ['client', 'islands/*.ts', 'views'], packages: [] },
  editor: { runs: 'browser', areas: ['i18n', 'shared', 'stores'], packages: ['@sveltia/cms', 'yaml'] },
  config: { runs: 'build', areas: ['i18n', 'routing', 'shared'], packages: ['astro:env/client'] },
  'build-cache': { runs: 'build', areas: [], packages: ['node:*'] },
  illustrations: {
    runs: 'build',
    areas: ['build-cache', 'i18n', 'shared'],
    types: ['content-model'],
    packages: ['*'],
  },
  'content-model': {
    runs: 'build',
    areas: ['build-cache', 'config', 'i18n', 'illustrations', 'routing', 'shared'],
    packages: ['*'],
  },
  components: {
    runs: 'build',
    areas: ['client', 'content-model', 'i18n', 'illustrations', 'routing', 'shared', 'styles'],
    packages: ['astro', 'vite'],
  },
  layouts: {
    runs: 'build',
    areas: [
      'client',
      'components',
      'config',
      'content-model',
      'endpoints',
      'i18n',
      'illustrations',
      'islands/*.astro',
      'routing',
      'shared',
      'stores',
      'styles',
    ],
    packages: ['astro', 'astro:*'],
  },
  views: {
    runs: 'build',
    areas: [
      'components',
      'config',
      'content-model',
      'endpoints',
      'i18n',
      'illustrations',
      'islands/*.astro',
      'layouts',
      'routing',
      'shared',
      'styles',
    ],
    packages: ['*'],
  },
  endpoints: {
    runs: 'build',
    areas: [
      'build-cache',
      'components',
      'config',
      'content-model',
      'i18n',
      'illustrations',
      'routing',
      'shared',
    ],
    packages: ['*'],
  },
  integrations: {
    runs: 'build',
    areas: ['build-cache', 'content-model', 'editor', 'i18n', 'illustrations', 'routing', 'shared'],
    types: ['worker'],
    packages: ['*'],
  },
  styles: { runs: 'build', areas: [], packages: [] },
  'content.config.ts': { runs: 'build', areas: ['content-model', 'i18n'], packages: ['*'] },
}
