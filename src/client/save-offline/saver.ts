import { formatList, formatMegabytes } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import { announce } from '../lib/announce.ts'
import { button, element, replaceContent } from '../lib/element.ts'
import type { SaveJob } from './plan.ts'
import { faultOf } from './save-fault.ts'
import { type Progress, type SaveResult, savePages } from './save-pages.ts'
import { readSaved, removeOrphans, storeJob, withLock } from './saved-cache.ts'
import type { SaveText } from './text.ts'

export interface Saver {
  /** The element that shows the progress. */
  readonly place: HTMLElement
  /** Starts or resumes a job. Does nothing while one runs. */
  run(job: SaveJob): void
  /** Offers to resume an interrupted job. */
  offer(job: SaveJob): void
  /** Changes the cache while no job runs. */
  change(work: () => Promise<void>): Promise<void>
  readonly isRunning: () => boolean
}

/**
 * Runs jobs and shows their progress, a button to stop, why one ended, and a button to resume.
 *
 * @param onChange called when something was saved or removed, or a run has ended
 */
export function makeSaver(cache: Cache, locale: Locale, t: SaveText, onChange: () => Promise<void>): Saver {
  const place = element('div', { className: 'saver', hidden: true })
  let running: AbortController | undefined

  function show(words: string, ...controls: readonly Node[]): void {
    place.hidden = words === ''
    replaceContent(place, element('p', {}, words), ...controls)
  }

  function conclude(words: string, ...controls: readonly Node[]): void {
    show(words, ...(controls.length > 0 ? [element('div', { className: 'save__actions' }, ...controls)] : []))
    announce(words)
  }

  /** Shows a job that ended early, with buttons to resume and to discard it. */
  function concludeUnfinished(words: string, job: SaveJob): void {
    const discard = () =>
      void change(async () => {
        await storeJob(cache, undefined)
        await removeOrphans(cache)
      })
    conclude(
      words,
      button(t.resume, () => run(job)),
      button(t.discard, discard, 'save__drop'),
    )
  }

  function showProgress({ files, bytes, filesDone, bytesDone }: Progress): void {
    const words = fillMessage(t.progress, {
      done: filesDone,
      files,
      doneSize: formatMegabytes(bytesDone, locale),
      size: formatMegabytes(bytes, locale),
    })
    const bar = place.querySelector('progress')
    const line = place.querySelector('p')
    if (!bar || !line) return
    line.textContent = words
    bar.max = Math.max(bytes, 1)
    bar.value = bytesDone
  }

  /** Reports a fault of the cache outside a job. */
  function fail(fault: unknown): void {
    console.error(fault)
    conclude(t.unreadable)
  }

  async function finish({ gone }: SaveResult): Promise<void> {
    const { pages } = await readSaved(cache)
    const titles = pages.filter(({ path }) => gone.includes(path)).map(({ payload }) => payload.title)
    const kept = titles.length > 0 ? fillMessage(t.gone, { titles: formatList(titles, locale) }) : ''
    conclude(`${t.done} ${kept}`.trim())
  }

  async function start(job: SaveJob): Promise<void> {
    const leaving = new AbortController()
    running = leaving
    show(
      t.preparing,
      element('progress', { ariaLabel: t.preparing }),
      button(t.stop, () => leaving.abort()),
    )
    // Keeps a new worker waiting, so that it does not reload the page.
    place.dataset['keep'] = ''
    announce(t.preparing)
    // Ask for persistent storage once there is something to keep; the answer does not matter.
    void navigator.storage?.persist?.()
    const { signal } = leaving
    const tools = { cache, fetch: fetch.bind(window), signal, now: Date.now, onProgress: showProgress }
    try {
      const result = await withLock(() => savePages(job, tools))
      if (result === 'busy') conclude(t.busy)
      else await finish(result)
    } catch (error) {
      const fault = faultOf(error)
      if (fault.kind === 'failed') console.error(fault.cause)
      concludeUnfinished(t[fault.kind], job)
    } finally {
      running = undefined
      delete place.dataset['keep']
    }
    await onChange().catch(fail)
  }

  const run = (job: SaveJob) => {
    if (!running) void start(job)
  }

  async function change(work: () => Promise<void>): Promise<void> {
    if (running) return
    try {
      const result = await withLock(work)
      if (result === 'busy') conclude(t.busy)
      else show('')
      await onChange()
    } catch (fault) {
      fail(fault)
    }
  }

  return {
    place,
    run,
    change,
    offer: job => concludeUnfinished(t.stopped, job),
    isRunning: () => running !== undefined,
  }
}
