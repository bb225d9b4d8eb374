/** The editor's page: forms for all content, which write the files of the repository or of a copy on one's own disk. */
import CMS from '@sveltia/cms'
import { fromFile, toFile } from '../format/kept-format.ts'
import type { Fields } from '../format/values.ts'
import { factsName, textFormat, yamlFormat } from '../names.ts'
import { addBegun, begunEntries, type EditorData, filesOf, keepBegun } from './new-entries.ts'
import { stampTranslations } from './translations-go.ts'

const answer = await fetch('/admin/config.json')
const data: EditorData = await answer.json()

// A link to edit a page names the page.
const [, page = ''] = /^#\/page(\/.*)$/.exec(location.hash) ?? []
const [pageKind, pageEntry] = data.pages[page]?.split('/') ?? []
if (pageKind) history.replaceState(null, '', `#/collections/${pageKind}/entries/${pageEntry}`)

const isKnown = (kind: string, name: string) => filesOf(data, kind).some(file => file.name === name)
const begun = begunEntries().filter(({ kind, name }) => !isKnown(kind, name))
keepBegun(begun)

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
  keepBegun([...begun, { kind, name }])
  location.hash = `#/collections/${kind}/entries/${factsName(name)}`
  location.reload()
})

const templates = addBegun(data, begun, new Date())
const format = { fromFile, toFile: (form: Fields) => toFile(form, templates) }
CMS.registerCustomFormat(textFormat, 'md', format)
CMS.registerCustomFormat(yamlFormat, 'yaml', format)
CMS.registerEventListener(stampTranslations(templates))
await CMS.init({ config: data.cms })
