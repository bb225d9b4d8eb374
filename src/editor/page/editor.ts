/**
 * The editor's page: forms for all content, which write the files of the repository, or of a copy on the editor's own
 * disk.
 */
import CMS from '@sveltia/cms'
import { fromFile, toFile } from '../format/file-format.ts'
import type { Fields } from '../format/values.ts'
import { factsName, textFormat, yamlFormat } from '../names.ts'
import { confirmTranslations } from './confirm-translations.ts'
import { addNewEntries, type EditorData, filesOf, storedNewEntries, storeNewEntries } from './new-entries.ts'

const answer = await fetch('/admin/config.json')
const data: EditorData = await answer.json()

// A link to edit a page contains the page's path.
const [, page = ''] = /^#\/page(\/.*)$/.exec(location.hash) ?? []
const [pageKind, pageEntry] = data.pages[page]?.split('/') ?? []
if (pageKind) history.replaceState(null, '', `#/collections/${pageKind}/entries/${pageEntry}`)

const isKnown = (kind: string, name: string) => filesOf(data, kind).some(file => file.name === name)
const stored = storedNewEntries().filter(({ kind, name }) => !isKnown(kind, name))
storeNewEntries(stored)

document.querySelector('.new-entry')?.addEventListener('submit', event => {
  event.preventDefault()
  if (!(event.target instanceof HTMLFormElement)) return
  const entries = new FormData(event.target)
  const name = String(entries.get('name'))
  const kind = (['guides', 'routes', 'tips', 'faq'] as const).find(one => one === entries.get('kind'))
  const output = event.target.querySelector('output')
  if (!kind || !output) return
  if (isKnown(kind, name)) {
    output.value = `There is ${name} already.`
    return
  }
  storeNewEntries([...stored, { kind, name }])
  location.hash = `#/collections/${kind}/entries/${factsName(name)}`
  location.reload()
})

const templates = addNewEntries(data, stored, new Date())
const format = { fromFile, toFile: (form: Fields) => toFile(form, templates) }
CMS.registerCustomFormat(textFormat, 'md', format)
CMS.registerCustomFormat(yamlFormat, 'yaml', format)
CMS.registerEventListener(confirmTranslations(templates))
await CMS.init({ config: data.cms })
