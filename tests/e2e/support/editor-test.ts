import { globSync, readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { test as base, expect } from './test.ts'

type Files = Readonly<Record<string, string>>

/**
 * The editor's page with a copy of some content, in the browser's private file system, which stands in for a folder on
 * a disk.
 */
export interface Editor {
  open(collection: string, file: string): Promise<void>
  /** Opens the facts of a new entry. */
  begin(kind: string, name: string): Promise<void>
  save(): Promise<void>
  /**
   * A field of the form, by its path in the file: `population.value`. With several languages, the English one comes
   * first.
   */
  field(path: string): Promise<Locator>
  /** The lines that the files have lost and gained since the beginning: `content/site.yaml - opens: "08:30"`. */
  changedLines(): Promise<string[]>
  /** All files of the content as they are now. */
  files(): Promise<Files>
}

export const test = base.extend<{ editor: Editor }>({
  baseURL: ({ configuredSite }, use) => use(configuredSite.url),
  editor: async ({ page }, use) => {
    const before = readAll('content/{*.yaml,{campaigns,products}/**/*.*,guides/norway/*.*}')
    // A file of the same origin without scripts.
    await page.goto('/favicon.svg')
    await page.evaluate(writeFolder, before)
    await page.addInitScript(() =>
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() }),
    )
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Work with Local Repository' }).click()
    await expect(page.getByText('Guides').first()).toBeVisible()
    await use({
      async open(collection, file) {
        await page.evaluate(hash => {
          location.hash = hash
        }, `#/collections/${collection}/entries/${file}`)
        await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
      },
      async begin(kind, name) {
        await page.getByLabel('A new').selectOption(kind)
        await page.getByLabel('named').fill(name)
        await page.getByRole('button', { name: 'Begin' }).click()
      },
      async save() {
        await page.getByRole('button', { name: 'Save', exact: true }).click()
        await expect(page).toHaveURL(/#\/collections\/\w+$/)
      },
      async field(path) {
        const found = page.locator(`[data-key-path="${path}"]`).first()
        // A form renders the fields further down when they are scrolled to.
        await expect(async () => {
          if (await found.isVisible()) return
          await page.mouse.move(400, 400)
          await page.mouse.wheel(0, 300)
          await expect(found).toBeVisible({ timeout: 100 })
        }).toPass({ intervals: [50] })
        return found
      },
      async changedLines() {
        const now = await page.evaluate(readFolder)
        const paths = new Set([...Object.keys(before), ...Object.keys(now)])
        return [...paths].sort().flatMap(path => linesBetween(path, before[path] ?? '', now[path] ?? ''))
      },
      files: async () => ({ ...readAll('content/**/*.{md,yaml}'), ...(await page.evaluate(readFolder)) }),
    })
  },
})

export { expect }

const readAll = (pattern: string): Files =>
  Object.fromEntries(globSync(pattern).map(path => [path, readFileSync(path, 'utf8')]))

function linesBetween(path: string, before: string, now: string): string[] {
  if (before === now) return []
  const [old, next] = [before.split('\n'), now.split('\n')]
  return [
    ...old.filter(line => !next.includes(line)).map(line => `${path} - ${line}`),
    ...next.filter(line => !old.includes(line)).map(line => `${path} + ${line}`),
  ]
}

/** Runs in the page. */
async function writeFolder(files: Files): Promise<void> {
  const root = await navigator.storage.getDirectory()
  const folders = new Map([['', root]])
  const folderOf = async (path: string): Promise<FileSystemDirectoryHandle> => {
    const known = folders.get(path)
    if (known) return known
    const parent = await folderOf(path.slice(0, Math.max(0, path.lastIndexOf('/'))))
    const made = await parent.getDirectoryHandle(path.slice(path.lastIndexOf('/') + 1), { create: true })
    folders.set(path, made)
    return made
  }
  // The editor recognises a repository by this folder.
  await folderOf('.git')
  for (const [path, text] of Object.entries(files)) {
    const folder = await folderOf(path.slice(0, path.lastIndexOf('/')))
    const file = await folder.getFileHandle(path.slice(path.lastIndexOf('/') + 1), { create: true })
    const writable = await file.createWritable()
    await writable.write(text)
    await writable.close()
  }
}

/** Runs in the page. */
async function readFolder(): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
    for await (const [name, handle] of folder.entries())
      if (handle instanceof FileSystemDirectoryHandle) await read(handle, `${path}${name}/`)
      else if (handle instanceof FileSystemFileHandle)
        files[path + name] = await (await handle.getFile()).text()
  }
  await read(await navigator.storage.getDirectory(), '')
  return files
}
