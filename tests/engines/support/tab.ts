import { expect } from '@playwright/test'
import { heldScripts } from '../../../src/shared/held-scripts.ts'
import type { Driver, DriverElement } from './driver.ts'

/** What a person does in a tab, and what they can see there. Selectors are CSS; a text narrows them to elements that contain it. */
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

  /** A page asks for its scripts after it is painted, which may be after it has loaded. */
  async scriptsRun(): Promise<void> {
    await expect
      .poll(() => this.evaluate(held => document.querySelector(held) === null, heldScripts))
      .toBe(true)
    await this.evaluate(async () => {
      const modules = [...document.scripts].filter(({ type }) => type === 'module')
      await Promise.allSettled(modules.map(({ src }) => import(src)))
    })
  }

  evaluate: Driver['evaluate'] = (run, ...args) => this.driver.evaluate(run, ...args)

  /** Clicks the first visible element once it is there. */
  async click(selector: string, text = ''): Promise<void> {
    await (await this.#element(selector, text)).click()
  }

  /** Types into a field, in place of what it holds. Dates and times are set, since every engine types them in its own way. */
  async fill(selector: string, value: string): Promise<void> {
    const element = await this.#element(selector, '')
    const isTyped = await this.evaluate(clearField, selector)
    if (isTyped) await element.type(value)
    else await this.evaluate(setField, selector, value)
  }

  /** Chooses an option by its value. */
  async select(selector: string, value: string): Promise<void> {
    await this.#element(selector, '')
    await this.evaluate(setField, selector, value)
  }

  async upload(selector: string, path: string): Promise<void> {
    await (await this.#element(selector, '')).upload(path)
  }

  /** Touches the middle of an element with a finger. */
  async tap(selector: string, text = ''): Promise<void> {
    await this.#element(selector, text)
    const point = await this.evaluate(middleOf, selector, text)
    if (!point) throw new Error(`${selector} has no place on the screen`)
    await this.driver.touch?.(point.x, point.y)
  }

  /** The path, the parameters and the hash of the page. */
  path(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search + location.hash)
  }

  /** The text of the first element, with single spaces; empty where there is none. */
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

  /** Whether some element is shown; with a text, one that contains it. */
  isVisible(selector: string, text = ''): Promise<boolean> {
    return this.evaluate(
      (query, words) => {
        const all = [...document.querySelectorAll(query)]
        return all.some(element => element.checkVisibility() && (element.textContent ?? '').includes(words))
      },
      selector,
      text,
    )
  }

  /** The visible element that a person would mean. */
  async #element(selector: string, text: string): Promise<DriverElement> {
    let found: DriverElement | undefined
    await expect
      .poll(async () => {
        found = await this.driver.find(findVisible, selector, text)
        return found !== undefined
      }, `${selector} ${text}`)
      .toBe(true)
    if (!found) throw new Error(`${selector} is gone`)
    return found
  }
}

/** Runs in the page, from its own source text. */
function findVisible(selector: string, text: string): Element | null {
  const all = [...document.querySelectorAll(selector)]
  return all.find(element => element.checkVisibility() && (element.textContent ?? '').includes(text)) ?? null
}

/** Runs in the page, as `findVisible`. */
function middleOf(selector: string, text: string): { x: number; y: number } | undefined {
  const all = [...document.querySelectorAll(selector)]
  const element = all.find(one => one.checkVisibility() && (one.textContent ?? '').includes(text))
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = element?.getBoundingClientRect()
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Empties a field that is typed into, and tells whether it is one. Runs in the page. */
function clearField(selector: string): boolean {
  const field = document.querySelector<HTMLInputElement>(selector)
  if (!field || /^(?:date|time|month|number|range|color)$/.test(field.type)) return false
  field.focus()
  field.setRangeText('', 0, field.value.length)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}

/** Gives a field a value as the browser's own control would. Runs in the page. */
function setField(selector: string, value: string): void {
  const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(selector)
  if (!field) throw new Error(`${selector} is gone`)
  field.focus()
  const kind = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
  // React replaces the setter of the element itself, to know what it has written.
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
