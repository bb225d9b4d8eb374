import { expect, test } from 'vitest'
import { editAddress } from './edit-address.ts'

const page = { path: '/sv/guide-detail/norge', file: 'content/guides/norway/sv.md' }
const preview = {
  CONTEXT: 'deploy-preview',
  REPOSITORY_URL: 'https://github.com/perrong/site',
  HEAD: 'norway/new words',
}
const onGitHub = 'https://github.com/perrong/site/edit/norway/new%20words/content/guides/norway/sv.md'

test.each([
  ['in development', true, {}, '/admin/#/page/sv/guide-detail/norge'],
  ['in a preview', false, preview, onGitHub],
  [
    'in a preview of an address for git',
    false,
    { ...preview, REPOSITORY_URL: `${preview.REPOSITORY_URL}.git` },
    onGitHub,
  ],
  [
    'in a preview from another host',
    false,
    { ...preview, REPOSITORY_URL: 'https://gitlab.com/perrong/site' },
    undefined,
  ],
  ['in production', false, { ...preview, CONTEXT: 'production' }, undefined],
  ['on one’s own machine', false, {}, undefined],
])('%s a page is edited there', (_, isDevelopment, environment, expected) => {
  expect(editAddress(page, isDevelopment, environment)).toBe(expected)
})
