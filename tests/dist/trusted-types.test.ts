import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { texts } from '../support/html.ts'
import { untrustedSinks } from '../support/trusted.ts'
import { folders, pagesOf } from './built-pages.ts'

/** Code of other packages that uses sinks, recognised by words in the file. */
const ofOthers: readonly { readonly words: string; readonly sinks: readonly string[] }[] = [
  // React: a browser without input events; a script element, which no component makes; a picture; and twice the content
  // of `dangerouslySetInnerHTML`, whose use in our code is listed separately.
  {
    words: 'onRecoverableError',
    sinks: ['setAttribute oninput', 'innerHTML', 'src', 'innerHTML', 'innerHTML'],
  },
  // Astro's own hydration for React, which no page loads.
  { words: 'astro-static-slot', sinks: ['__html', 'innerHTML'] },
]

const readFrom = (folder: string) => (file: string) =>
  readFileSync(join(folder, file === './sw.js' ? 'sw.js' : `_astro/${basename(file)}`), 'utf8')
const names = (code: string, folder: string) => untrustedSinks(code, readFrom(folder)).map(({ name }) => name)

test.each(folders)('in %s no script passes text to a sink without the policy', folder => {
  // The editor's page has a policy of its own.
  const files = globSync('**/*.js', { cwd: folder, exclude: ['admin/**'] })
  expect(files.length).toBeGreaterThan(50)
  const found = files.flatMap(file => {
    const code = readFileSync(join(folder, file), 'utf8')
    const sinks = names(code, folder)
    const expected = ofOthers.find(({ words }) => code.includes(words))?.sinks ?? []
    return sinks.join() === expected.join() ? [] : [`${file}: ${sinks.join()}`]
  })
  expect(found).toEqual([])
  const inline = new Set(pagesOf(folder).flatMap(({ html }) => texts(html, 'script:not([src], [type*="/"])')))
  expect(inline.size).toBeGreaterThan(1)
  for (const code of inline) expect(names(code, folder)).toEqual([])
})

test.each([
  ['a.innerHTML=b', 'innerHTML'],
  ['a["outerHTML"]=b', 'outerHTML'],
  ['a.innerHTML+=b', 'innerHTML'],
  ['Object.assign(a,{srcdoc:b})', 'srcdoc'],
  ['a.insertAdjacentHTML("beforeend",b)', 'insertAdjacentHTML'],
  ['new DOMParser().parseFromString(a,"text/html")', 'parseFromString'],
  ['a.createContextualFragment(b)', 'createContextualFragment'],
  ['document.write(a)', 'write'],
  ['a.src=b', 'src'],
  ['a.setAttribute("src",b)', 'setAttribute src'],
  ['a.setAttribute("onclick",b)', 'setAttribute onclick'],
  ['navigator.serviceWorker.register("/other.js")', 'register'],
  ['new Worker(a)', 'Worker'],
  ['eval(a)', 'eval'],
  ['new Function(a)', 'Function'],
  ['setTimeout("a()",1)', 'setTimeout'],
  ['var f=e=>e;a.src=f(b)', 'src'],
])('finds %s', (code, sink) => {
  for (const folder of folders) {
    const [file = ''] = globSync('_astro/*.js', { cwd: folder })
    expect(names(`${readFileSync(join(folder, file), 'utf8')};${code}`, folder)).toContain(sink)
  }
})

test.each([
  'a.src=p.createScriptURL(b)',
  'var f=e=>p.createScriptURL(e);a.src=f(b)',
  'a={__html:globalThis.trustedTypes?.emptyHTML??``}',
  'setTimeout(a,1)',
  'let{innerHTML:a}=b',
])('accepts %s', code => expect(names(code, '')).toEqual([]))
