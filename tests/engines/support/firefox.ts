import puppeteer, {
  type Browser,
  type Dialog,
  type ElementHandle,
  type JSHandle,
  type KeyInput,
} from 'puppeteer-core'
import type { Driver, DriverElement, Engine } from './driver.ts'

/** Starts Firefox. Every tab has a context of its own. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // A test's own server signs its certificate itself.
    acceptInsecureCerts: true,
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-GB',
      // By default it takes a second before it installs a new worker.
      'dom.serviceWorkers.update_delay': 0,
    },
  })
  return {
    open: proxyPort => openTab(browser, proxyPort),
    close: () => browser.close(),
  }
}

async function openTab(browser: Browser, proxyPort?: number): Promise<Driver> {
  const context = await browser.createBrowserContext(
    proxyPort === undefined
      ? {}
      : { proxyServer: `127.0.0.1:${proxyPort}`, proxyBypassList: ['localhost', '127.0.0.1'] },
  )
  let page = await context.newPage()
  await page.setViewport({ width: 1280, height: 800 })
  const dialogs: Dialog[] = []
  page.on('dialog', dialog => dialogs.push(dialog))
  return {
    async goto(url) {
      try {
        await page.goto(url)
      } catch (fault) {
        // A page that redirects while it loads has not failed.
        if (!String(fault).includes('NS_BINDING_ABORTED')) throw fault
      }
    },
    reload: async () => void (await page.reload()),
    async openBehind(url) {
      page = await context.newPage({ background: true })
      await page.goto(url)
    },
    evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
    async find(run, ...args) {
      const handle: JSHandle = await page.evaluateHandle(run as never, ...args)
      const element = handle.asElement()
      return element ? asDriverElement(element as ElementHandle<Element>) : undefined
    },
    async press(key, modifier) {
      if (modifier) await page.keyboard.down(modifier)
      await page.keyboard.press(key as KeyInput)
      if (modifier) await page.keyboard.up(modifier)
    },
    resize: (width, height) => page.setViewport({ width, height }),
    touch: (x, y) => page.touchscreen.tap(x, y),
    print: async () => Buffer.from(await page.pdf()),
    async answerDialog(accept) {
      while (dialogs.length === 0) await new Promise(resolve => setTimeout(resolve, 20))
      const dialog = dialogs.shift()
      if (accept) await dialog?.accept()
      else await dialog?.dismiss()
      return dialog?.message() ?? ''
    },
    close: () => context.close(),
  }
}

const asDriverElement = (element: ElementHandle<Element>): DriverElement => ({
  click: () => element.click(),
  type: text => element.type(text),
  upload: path => (element as ElementHandle<HTMLInputElement>).uploadFile(path),
})
