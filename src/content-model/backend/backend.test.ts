import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { faultLine } from '../rules/fault.ts'
import { contentReader } from '../rules/read-files.ts'
import { readSource, type SourceFile } from '../rules/source-file.ts'
import { checkWithBackend, filesToAdd, readBackend } from './backend.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
})
let own: readonly SourceFile[]
beforeAll(async () => {
  own = await contentReader(process.cwd())()
})

/** Starts a local server that stands in for a content backend. */
async function standIn(answer: RequestListener): Promise<string> {
  const started = createServer(answer)
  server = started
  await new Promise<void>(resolve => started.listen(0, '127.0.0.1', resolve))
  const { port } = started.address() as AddressInfo
  return `http://127.0.0.1:${port}/api`
}

const question = {
  id: 'why-trains',
  topic: 'taxi',
  order: 900,
  updated: '2026-11-21',
  texts: {
    en: { question: 'Why trains?', body: 'Because of the [window](guide:sweden).' },
    sv: { question: 'Varför tåg?', body: 'För [fönstrets](guide:sweden) skull.' },
    da: { question: 'Hvorfor tog?', body: 'På grund af [vinduet](guide:sweden).' },
  },
}
const gives = (faq: unknown) => (path: string | undefined) => (path === '/api/faq.json' ? faq : [])
const answering =
  (json: (path: string | undefined) => unknown): RequestListener =>
  ({ url }, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(json(url)))
  }
const options = { now: new Date('2026-11-21'), showsUnpublished: false }

test('a valid backend adds entries, by the same rules as files', async () => {
  const backend = await readBackend(await standIn(answering(gives([question]))))
  expect(filesToAdd(backend, own).map(({ path }) => path)).toEqual([
    'content/faq/why-trains/question.yaml',
    'content/faq/why-trains/en.md',
    'content/faq/why-trains/sv.md',
    'content/faq/why-trains/da.md',
  ])
  const { faults, content } = checkWithBackend(own, backend, options)
  expect(faults.map(faultLine)).toEqual([])
  expect(content.entries.faq.get('why-trains')?.facts.data.updated).toEqual(new Date('2026-11-21'))
})

test('a local file takes precedence, and the rest of its entry is added', async () => {
  const backend = await readBackend(await standIn(answering(gives([question]))))
  const mine = readSource('content/faq/why-trains/sv.md', '---\nquestion: Varför inte?\n---\nJo.\n')
  const { faults, content } = checkWithBackend([...own, mine], backend, options)
  expect(faults.map(faultLine)).toEqual([])
  const { texts } = content.entries.faq.get('why-trains') ?? {}
  expect(texts?.sv?.data.question).toBe('Varför inte?')
  expect(texts?.da?.data.question).toBe('Hvorfor tog?')
})

test('a slow backend is waited for', async () => {
  const answer = answering(gives([question]))
  const base = await standIn((request, response) => void setTimeout(() => answer(request, response), 50))
  expect((await readBackend(`${base}/`)).files).toHaveLength(4)
})

/** Writes without end, as fast as it is read. */
const endless: RequestListener = (_, response) => {
  const part = Buffer.alloc(1024 * 1024, ' ')
  const write = () => {
    while (!response.destroyed && response.write(part)) {}
  }
  response.on('drain', write)
  write()
}

test('a backend with a response of more than 50 MB stops the build with its address and the reason', async () => {
  const others = answering(() => [])
  const base = await standIn((request, response) =>
    request.url === '/api/faq.json' ? endless(request, response) : others(request, response),
  )
  await expect(readBackend(base)).rejects.toThrow(`${base}/faq.json: the answer is larger than 50 MB`)
})

test.each<{ what: string; answer: RequestListener; says: string; timeoutMs?: number }>([
  {
    what: 'answers nothing',
    answer: () => {},
    says: 'json: no whole answer within 0.2 s',
    timeoutMs: 200,
  },
  {
    what: 'never ends its answer',
    answer: (_, response) => void response.write('['),
    says: 'json: no whole answer within 0.2 s',
    timeoutMs: 200,
  },
  {
    what: 'answers 500',
    answer: (_, response) => void response.writeHead(500).end('<h1>Sorry</h1>'),
    says: 'json: answered 500; it must be 200',
  },
  {
    what: 'answers with a page',
    answer: (_, response) => void response.end('<!doctype html><title>Log in</title>'),
    says: 'json: the answer is no JSON; it begins "<!doctype html><title>Log in</title>"',
  },
  {
    what: 'hangs up',
    answer: request => void request.socket.destroy(),
    says: 'json: no answer (UND_ERR_SOCKET)',
  },
])(
  'a backend that $what stops the build with its address and the reason',
  async ({ answer, says, timeoutMs }) => {
    const base = await standIn(answer)
    await expect(readBackend(base, timeoutMs === undefined ? {} : { timeoutMs })).rejects.toThrow(
      expect.objectContaining({
        message: expect.stringMatching(new RegExp(`^${RegExp.escape(base)}/[a-z]+\\.${RegExp.escape(says)}`)),
      }),
    )
  },
)

test('an unreachable backend stops the build with its address and the reason', async () => {
  const base = await standIn(() => {})
  server?.close()
  await expect(readBackend(base)).rejects.toThrow(/\/api\/[a-z]+\.json: no answer \(ECONNREFUSED\)/)
})

test.each<{ what: string; faq: unknown; says: RegExp }>([
  { what: 'an object', faq: { entries: [] }, says: /faq\.json: must be a list of entries/ },
  {
    what: 'a path as an id',
    faq: [{ ...question, id: '../../x' }],
    says: /faq\.json: .*0\.id: must be lower case/,
  },
  {
    what: 'a language that there is not',
    faq: [{ ...question, texts: { no: { body: '' } } }],
    says: /faq\.json: .*0\.texts/,
  },
  {
    what: 'a text without a body',
    faq: [{ ...question, texts: { sv: { question: 'Varför?' } } }],
    says: /faq\.json: .*0\.texts\.sv\.body: /,
  },
  { what: 'an id twice', faq: [question, question], says: /faq\.json: "why-trains" is listed twice/ },
])('a backend that returns $what stops the build with its address and the reason', async ({ faq, says }) => {
  const base = await standIn(answering(gives(faq)))
  await expect(readBackend(base)).rejects.toThrow(says)
})

test.each<{ what: string; entry: object; says: RegExp }>([
  {
    what: 'a topic that is none',
    entry: { ...question, topic: 'ships' },
    says: /^http:.*\/api\/faq\.json why-trains\/question\.yaml:1:8 {2}topic: must be one of/,
  },
  {
    what: 'a field that there is not',
    entry: { ...question, colour: 'red' },
    says: /^http:.*why-trains\/question\.yaml.* {2}colour: there is no such field/,
  },
  {
    what: 'a script in a text',
    entry: { ...question, texts: { ...question.texts, sv: { question: 'V?', body: '<script>x</script>' } } },
    says: /^http:.*why-trains\/sv\.md:4:1 {2}markup: <script> is not allowed/,
  },
  {
    what: 'a dead link',
    entry: { ...question, texts: { ...question.texts, da: { question: 'H?', body: '[x](guide:atlantis)' } } },
    says: /^http:.*why-trains\/da\.md:4:1 {2}link: dead link "guide:atlantis"/,
  },
])('$what of a backend is a fault with its address', async ({ entry, says }) => {
  const backend = await readBackend(await standIn(answering(gives([entry]))))
  const { faults } = checkWithBackend(own, backend, options)
  expect(faults.map(faultLine)).toContainEqual(expect.stringMatching(says))
})
