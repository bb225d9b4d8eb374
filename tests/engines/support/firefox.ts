import puppeteer, {
  type Browser,
  type Dialog,
  type ElementHandle,
  type JSHandle,
  type KeyInput,
} from 'puppeteer-core'
import type { Driver, DriverElement, Engine } from './driver.ts'

/** Starts Firefox. Every tab has a context of its own; one with a proxy has a browser of its own. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const launch = (proxyPort?: number) =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      extraPrefsFirefox: {
        'intl.accept_languages': 'en-GB',
        ...(proxyPort !== undefined && {
          'network.proxy.type': 1,
          'network.proxy.http': '127.0.0.1',
          'network.proxy.http_port': proxyPort,
          'network.proxy.no_proxies_on': 'localhost, 127.0.0.1',
        }),
      },
    })
  const shared = await launch()
  const others: Browser[] = []
  return {
    async open(proxyPort) {
      if (proxyPort === undefined) return openTab(shared)
      const browser = await launch(proxyPort)
      others.push(browser)
      return openTab(browser)
    },
    async close() {
      await Promise.all([shared, ...others].map(browser => browser.close()))
    },
  }
}

async function openTab(browser: Browser): Promise<Driver> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ width: 1280, height: 800 })
  const dialogs: Dialog[] = []
  page.on('dialog', dialog => dialogs.push(dialog))
  return {
    goto: async url => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
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
    screenshot: async () => Buffer.from(await page.screenshot()),
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
