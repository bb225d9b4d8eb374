import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { contentReader } from '../../../src/content-model/rules/read-files.ts'
import { readSource, type SourceFile } from '../../../src/content-model/rules/source-file.ts'
import { listen } from '../../server/listen.ts'
import { fullReport } from '../full-report.ts'
import { commentText, marker } from './comment-text.ts'
import { postComment } from './post-comment.ts'

let own: readonly SourceFile[]
beforeAll(async () => {
  own = await contentReader(process.cwd())()
})

/** What is said of a change to one file. */
function commentOn(path: string, change: (text: string) => string): string {
  const files = own.map(file => (file.path === path ? readSource(path, change(file.text)) : file))
  const report = fullReport(files, { now: new Date('2026-11-25'), showsUnpublished: true })
  return commentText(report, [path], file => `https://github.com/perrong/site/blob/abc/${file}`)
}

const english = 'content/guides/norway/en.md'

test('says of a correct change that it can be published, and which translations are now out of date', () => {
  const text = commentOn(english, before => before.replace('title: Norway', 'title: Norway by train'))
  expect(text.startsWith(`${marker}\n## The content can be published\n`)).toBe(true)
  expect(text).toContain(
    '| Changed | Shown | Swedish | Danish |\n|---|---|---|---|\n| guides/norway | yes | older than the English text | older than the English text |',
  )
  expect(text).toContain('[guides/norway/sv.md, line ')
})

test('lists faults first, with a link to the line, and mentions no user named in a text', () => {
  const text = commentOn(english, before =>
    before.replace('title: Norway', 'title: ""').replace('## Getting', '<b>@somebody</b> ## Getting'),
  )
  expect(text).toMatch(
    /^<!-- content report -->\n## \d faults? must be fixed first\n\n- \[guides\/norway\/en\.md, line 2\]\(https:\/\/github\.com\/perrong\/site\/blob\/abc\/content\/guides\/norway\/en\.md#L2\), `title`: must not be empty/,
  )
  expect(text).toContain('Nothing is published until these are fixed.')
  expect(text).not.toMatch(/[^\\]@somebody|[^\\]<b>/)
})

test('gives no notes about unchanged entries', () => {
  const text = commentOn(english, before => before)
  expect(text).not.toContain('guides/sweden')
})

describe('on GitHub', () => {
  interface Sent {
    readonly method: string | undefined
    readonly path: string | undefined
    readonly body: unknown
  }

  async function withGitHub(
    comments: readonly object[],
    status: number,
    run: (api: string) => Promise<unknown>,
  ) {
    const sent: Sent[] = []
    const server = createServer(async (request, answer) => {
      const { method, url } = request
      if (method === 'GET') return void answer.end(JSON.stringify(comments))
      sent.push({ method, path: url, body: await json(request) })
      answer.writeHead(status).end('{}')
    })
    const { url } = await listen(server, 0)
    try {
      return { result: await run(url), sent }
    } finally {
      server.close()
    }
  }
  const post = (api: string) => postComment({ api, repository: 'perrong/site', number: 7, token: 't' }, 'new')

  test('adds a comment if there is none, and otherwise replaces ours', async () => {
    const first = await withGitHub([{ id: 1, body: 'Nice!' }], 201, post)
    expect(first.sent).toEqual([
      { method: 'POST', path: '/repos/perrong/site/issues/7/comments', body: { body: 'new' } },
    ])
    const next = await withGitHub(
      [
        { id: 1, body: 'Nice!' },
        { id: 2, body: `${marker}\nold` },
      ],
      200,
      post,
    )
    expect(next.sent).toEqual([
      { method: 'PATCH', path: '/repos/perrong/site/issues/comments/2', body: { body: 'new' } },
    ])
  })

  test('returns false for a pull request from a fork', async () => {
    expect((await withGitHub([], 403, post)).result).toBe(false)
  })

  test('throws on any other error', async () => {
    await expect(withGitHub([], 500, post)).rejects.toThrow('could not be posted: 500')
  })
})
