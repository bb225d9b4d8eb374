import { expect, test } from 'vitest'
import { pagesByLocale } from './href.ts'
import { pages } from './integration.ts'

/** The paths of the routes that a command gets. */
function routesOf(command: 'dev' | 'build'): string[] {
  const routes: string[] = []
  const setup = pages().hooks['astro:config:setup'] as unknown as (options: unknown) => void
  setup({ command, injectRoute: ({ pattern }: { pattern: string }) => routes.push(pattern) })
  return routes
}

test('a build has every page', () => {
  const routes = routesOf('build')
  expect(pagesByLocale.map(({ path }) => path).filter(path => !routes.includes(path))).toEqual([])
})

test('the development server has no page that hides what was thrown', () => {
  const routes = routesOf('dev')
  expect(pagesByLocale.map(({ path }) => path).filter(path => !routes.includes(path))).toEqual(['/500'])
})
