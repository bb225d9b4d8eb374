import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { Builder, Capabilities, Key, type WebDriver, WebElement } from 'selenium-webdriver'
import { refusedPort } from '../../e2e/support/smtp.ts'
import type { Driver, DriverElement, Engine } from './driver.ts'
import type { WebKitFiles } from './find-engines.ts'

/** Milliseconds within which a browser starts. On a busy machine about one in a hundred never does. */
const patience = 15_000

/** Starts WebKit's driver on a virtual screen. It has one tab at a time, in a new browser each time. */
export async function startWebKit(files: WebKitFiles): Promise<Engine> {
  const screen = spawn(
    files.screen,
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  const [display] = await once(createInterface(screen.stdout), 'line')
  let driver = await startDriver(files.driver, display)
  const openOnce = (proxyPort?: number) =>
    Promise.race([
      startSession(driver.url, files.browser, proxyPort),
      wait(patience, undefined, { ref: false }),
    ])
  return {
    async open(proxyPort) {
      let session = await openOnce(proxyPort)
      if (!session) {
        // A driver waits for its browser for ever, and meanwhile starts no other.
        await driver.stop()
        driver = await startDriver(files.driver, display)
        session = await openOnce(proxyPort)
      }
      if (!session) throw new Error('WebKit does not start')
      return openTab(session)
    },
    async close() {
      await driver.stop()
      await stop(screen)
    },
  }
}

/** Starts WebKit's driver in a process group of its own, to which the browsers that it starts belong. */
async function startDriver(file: string, display: string) {
  const port = await refusedPort()
  const child = spawn(file, [`--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, DISPLAY: `:${display}` },
  })
  const url = `http://127.0.0.1:${port}`
  await answers(`${url}/status`)
  return { url, stop: () => stop(child, true) }
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await wait(50)
  }
  throw new Error(`${url} does not answer`)
}

async function stop(child: ChildProcess, isGroup = false): Promise<void> {
  const exited = once(child, 'exit')
  if (isGroup && child.pid !== undefined) process.kill(-child.pid)
  else child.kill()
  await exited
}

function startSession(server: string, binary: string, proxyPort?: number): Promise<WebDriver> {
  const byProxy =
    proxyPort === undefined ? [] : [`--proxy=http://127.0.0.1:${proxyPort}`, '--ignore-host=localhost']
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    unhandledPromptBehavior: 'ignore',
    // A test's own server signs its certificate itself.
    acceptInsecureCerts: true,
    'webkitgtk:browserOptions': { binary, args: ['--automation', ...byProxy] },
  })
  return new Builder().usingServer(server).withCapabilities(capabilities).build()
}

async function openTab(session: WebDriver): Promise<Driver> {
  const resize = async (width: number, height: number) => {
    const rect = { x: 0, y: 0, width, height }
    await session.manage().window().setRect(rect)
    // The window's own bars are part of its size.
    const inner: { width: number; height: number } = await session.executeScript(
      'return { width: innerWidth, height: innerHeight }',
    )
    await session
      .manage()
      .window()
      .setRect({ ...rect, width: 2 * width - inner.width, height: 2 * height - inner.height })
  }
  await resize(1280, 800)
  return {
    goto: url => session.get(url),
    reload: () => session.navigate().refresh(),
    async openBehind(url) {
      await session.switchTo().newWindow('tab')
      await session.get(url)
    },
    async evaluate(run, ...args) {
      const { result, fault }: Outcome = await session.executeAsyncScript(asyncScript(run), ...args)
      if (fault !== undefined) throw new Error(fault)
      return result as never
    },
    async find(run, ...args) {
      const element = await session.executeScript(`return (${run})(...arguments)`, ...args)
      return element instanceof WebElement ? asDriverElement(element) : undefined
    },
    async press(key, modifier) {
      const actions = session.actions()
      if (modifier) actions.keyDown(Key.SHIFT)
      actions.sendKeys(keys[key] ?? key)
      if (modifier) actions.keyUp(Key.SHIFT)
      await actions.perform()
    },
    resize,
    async answerDialog(accept) {
      const alert = await session.wait(async () => {
        try {
          return await session.switchTo().alert()
        } catch {
          return null
        }
      }, 10_000)
      const words = (await alert?.getText()) ?? ''
      if (accept) await alert?.accept()
      else await alert?.dismiss()
      return words
    },
    close: () => session.quit(),
  }
}

/** The result of a function in the page, or the message of its error. */
interface Outcome {
  readonly result?: unknown
  readonly fault?: string
}

/** A script that runs a function, which may return a promise, and calls back with its `Outcome`. */
const asyncScript = (run: (...args: never[]) => unknown) => `
const done = arguments[arguments.length - 1]
const args = [...arguments].slice(0, -1)
Promise.resolve().then(() => (${run})(...args)).then(
  result => done({ result }),
  fault => done({ fault: String(fault) })
)`

const keys: Readonly<Record<string, string>> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  ' ': Key.SPACE,
}

const asDriverElement = (element: WebElement): DriverElement => ({
  click: () => element.click(),
  type: text => element.sendKeys(text),
  upload: path => element.sendKeys(path),
})
