import { setTimeout as delay } from 'node:timers/promises'
import { deferredScripts } from '../../../src/shared/deferred-scripts.ts'
import type { Driver, DriverElement } from './driver.ts'
import { bringToMiddle, findVisible, isTypedInto, setField } from './in-page.ts'
import { poll } from './poll.ts'

/**
 * What a person does in a tab, and what they can see there. Selectors are CSS; a text limits them to elements that
 * contain it.
 */
export class Tab {
  readonly driver: Driver
  readonly #base: string

  /** @param base the site's address, before paths */
  constructor(driver: Driver, base: string) {
    this.driver = driver
    this.#base = base
  }

  /** Opens a path of the site, or another address, and waits until the page's scripts have run. */
  async goto(address: string): Promise<void> {
    await this.driver.goto(new URL(address, this.#base).href)
    await this.scriptsRun()
  }

  async reload(): Promise<void> {
    await this.driver.reload()
    await this.scriptsRun()
  }

  /** Goes back to the previous page, which has a path. A page from the back/forward cache does not load again. */
  async back(path: string): Promise<void> {
    await this.evaluate(() => void setTimeout(() => history.back()))
    await this.arriveAt(path)
  }

  async forward(path: string): Promise<void> {
    await this.evaluate(() => void setTimeout(() => history.forward()))
    await this.arriveAt(path)
  }

  /** Opens a path in a background tab, and continues there. Nothing there is painted. */
  openBehind(path: string): Promise<void> {
    return this.driver.openBehind(new URL(path, this.#base).href)
  }

  /** Waits until the tab is at a path, with any parameters unless the path has some, and the page is complete. */
  async arriveAt(path: string): Promise<void> {
    const isThere = () =>
      this.evaluate(
        wanted =>
          [location.pathname, location.pathname + location.search + location.hash].includes(wanted) &&
          document.readyState === 'complete',
        path,
      )
    await poll(isThere, `at ${path}`).toBe(true)
    await this.scriptsRun()
  }

  /** A page requests its scripts after it is painted, which may be after the load event. */
  async scriptsRun(): Promise<void> {
    await poll(() => this.evaluate(held => document.querySelector(held) === null, deferredScripts)).toBe(true)
    await this.evaluate(async () => {
      const modules = [...document.scripts].filter(({ type }) => type === 'module')
      await Promise.allSettled(modules.map(({ src }) => import(src)))
    })
  }

  evaluate: Driver['evaluate'] = (run, ...args) => this.driver.evaluate(run, ...args)

  /** Clicks the first visible element once it exists. */
  async click(selector: string, text = ''): Promise<void> {
    const element = await this.#element(selector, text)
    await this.evaluate(bringToMiddle, selector, text)
    await element.click()
  }

  /** Clicks an element that opens a dialog, answers it, and returns its words. */
  async clickAndAnswer(selector: string, accept: boolean): Promise<string> {
    const [words] = await Promise.all([this.driver.answerDialog(accept), this.click(selector)])
    return words
  }

  /**
   * Replaces the text in a field by typing. Options, dates and times are set, since every engine has its own way to
   * choose them.
   */
  async fill(selector: string, value: string): Promise<void> {
    const element = await this.#element(selector, '')
    const isTyped = await this.evaluate(isTypedInto, selector)
    await this.evaluate(setField, selector, isTyped ? '' : value)
    if (isTyped) await element.type(value)
  }

  /** Fills fields of a form by their names. */
  async fillForm(form: string, values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.fill(`${form} [name="${name}"]`, value)
  }

  async upload(selector: string, path: string): Promise<void> {
    await (await this.#element(selector, '')).upload(path)
  }

  /** Touches the centre of an element with a finger. */
  async tap(selector: string, text = ''): Promise<void> {
    await this.#element(selector, text)
    const place = () => this.evaluate(bringToMiddle, selector, text)
    // Content that comes near is laid out a little later, on a busy machine much later, and moves what is below it.
    let { x, y } = await place()
    for (let unmoved = 0; unmoved < 3; ) {
      const last = y
      await delay(100)
      ;({ x, y } = await place())
      unmoved = last === y ? unmoved + 1 : 0
    }
    await this.driver.touch?.(x, y)
  }

  /** The path, the parameters and the hash of the page. */
  path(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search + location.hash)
  }

  /** The text of the first element, with single spaces; empty if there is none. */
  text(selector: string): Promise<string> {
    return this.evaluate(
      query => document.querySelector(query)?.textContent?.replace(/\s+/g, ' ').trim() ?? '',
      selector,
    )
  }

  value(selector: string): Promise<string | undefined> {
    return this.evaluate(query => document.querySelector<HTMLInputElement>(query)?.value, selector)
  }

  attribute(selector: string, name: string): Promise<string | null | undefined> {
    return this.evaluate((query, key) => document.querySelector(query)?.getAttribute(key), selector, name)
  }

  count(selector: string): Promise<number> {
    return this.evaluate(query => document.querySelectorAll(query).length, selector)
  }

  /** Whether an element is visible; with a text, one that contains it. */
  async isVisible(selector: string, text = ''): Promise<boolean> {
    return (await this.driver.find(findVisible, selector, text)) !== undefined
  }

  /** Whether the focus is on an element that matches. */
  isFocused(selector: string): Promise<boolean> {
    return this.evaluate(query => document.activeElement?.matches(query) ?? false, selector)
  }

  /** Waits until an element is visible; with a text, one that contains it. */
  async waitFor(selector: string, text = ''): Promise<void> {
    await poll(() => this.isVisible(selector, text), `${selector} ${text}`).toBe(true)
  }

  /** Waits until an island is hydrated. */
  async hydrated(island: string): Promise<void> {
    await poll(() => this.attribute(island, 'data-hydration'), island).toBe('hydrated')
  }

  /** The visible element that a person would mean. */
  async #element(selector: string, text: string): Promise<DriverElement> {
    let found: DriverElement | undefined
    await poll(async () => {
      found = await this.driver.find(findVisible, selector, text)
      return found !== undefined
    }, `${selector} ${text}`).toBe(true)
    if (!found) throw new Error(`${selector} is gone`)
    return found
  }
}
