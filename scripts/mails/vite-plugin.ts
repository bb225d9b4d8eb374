import type { ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import { escapeHtml } from '../../src/shared/escape-html.ts'
import type { SampleMail, sampleMails } from './sample-mails.ts'

const root = '/_mails'

/** Shows every mail in the development server: a list, and each mail as HTML and as text. No build contains it. */
export function mailsPlugin(): Plugin {
  return {
    name: 'perrong:mails',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(root, async (request, response, next) => {
        try {
          // Loaded for each request, so that a change of a mail's words shows at once.
          const loaded = await server.ssrLoadModule('/scripts/mails/sample-mails.ts')
          const make: typeof sampleMails = loaded['sampleMails']
          const mails = await make()
          const path = new URL(request.url ?? '/', 'http://localhost').pathname
          if (path === '/') return send(response, 'html', listOf(mails))
          const [, id, form] = /^\/([\w-]+)\.(html|txt)$/.exec(path) ?? []
          const mail = mails.find(sample => sample.id === id)?.mail
          if (!mail) return next()
          send(response, form === 'txt' ? 'plain' : 'html', form === 'txt' ? mail.text : mail.html)
        } catch (fault) {
          next(fault)
        }
      })
    },
  }
}

function send(response: ServerResponse, kind: 'html' | 'plain', text: string): void {
  response.setHeader('Content-Type', `text/${kind}; charset=utf-8`)
  response.end(text)
}

function listOf(mails: readonly SampleMail[]): string {
  const rows = mails.map(
    ({ id, mail }) =>
      `<tr><td>${id}</td><td>${escapeHtml(mail.to.address)}</td><td><a href="${root}/${id}.html">${escapeHtml(mail.subject)}</a></td><td><a href="${root}/${id}.txt">text</a></td></tr>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Mails</title><h1>Mails</h1><table>${rows.join('')}</table></html>`
}
