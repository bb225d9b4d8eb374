import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { copySite } from '../site-copy.ts'
import { writeEntries } from './build/entries.ts'
import type { MeasureMachine } from './measurement.ts'
import { median } from './statistics.ts'

const saves = 5
const pause = 20

/** How long an editor waits: from saving a text until the development server shows it. */
export const measure: MeasureMachine = async ({ pages, progress }) => {
  const site = await copySite('save')
  try {
    const content = join(site.folder, 'content')
    await writeEntries(content, Math.ceil(pages / 3))
    const port = await freePort()
    const { PATH, HOME } = process.env
    const child = spawn(
      process.execPath,
      ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)],
      {
        cwd: site.folder,
        env: { PATH, HOME, ASTRO_DEV_BACKGROUND: '0', ASTRO_TELEMETRY_DISABLED: '1' },
        stdio: 'ignore',
      },
    )
    const ended = once(child, 'exit')
    try {
      const page = `http://localhost:${port}/guide-detail/made-guide-0-en`
      progress('the first page')
      const first = await seen(page, 'made-guide-0')
      const times: number[] = []
      for (let save = 1; save <= saves; save += 1) {
        await setTimeout(1000)
        const word = `saved-${save}-times`
        const before = performance.now()
        await appendFile(join(content, 'guides/made-guide-0/en.md'), `\n${word}\n`)
        await seen(page, word)
        times.push((performance.now() - before) / 1000)
        progress(`${times.at(-1)?.toFixed(2)} s`)
      }
      const where = `${pages} pages, npm run dev`
      return [
        { what: 'First page', where, measured: `${first.toFixed(1)} s` },
        { what: 'Saved text to seen', where, measured: `${median(times).toFixed(2)} s, median of ${saves}` },
      ]
    } finally {
      child.kill()
      await ended
    }
  } finally {
    await site.remove()
  }
}

/** Seconds until the page answers with the word in it. */
async function seen(page: string, word: string): Promise<number> {
  const began = performance.now()
  for (;;) {
    const html = await fetch(page).then(
      answer => answer.text(),
      () => '',
    )
    if (html.includes(word)) return (performance.now() - began) / 1000
    if (performance.now() - began > 600_000)
      throw new Error(`${page} never showed "${word}":\n${html.slice(0, 2000)}`)
    await setTimeout(pause)
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
