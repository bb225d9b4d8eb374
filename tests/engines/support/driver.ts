/** An element of the open page, as the client that controls the browser refers to it. */
export interface DriverElement {
  click(): Promise<void>
  /** Presses the keys of a text, one after another, in the element. */
  type(text: string): Promise<void>
  /** Chooses a file in a file field. */
  upload(path: string): Promise<void>
}

/**
 * One tab, controlled by either client: Puppeteer speaks WebDriver BiDi to Firefox, Selenium speaks WebDriver to
 * WebKit. Everything else that a journey does is built on this, in `tab.ts`.
 */
export interface Driver {
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** Opens an address in a background tab, and continues there. */
  openBehind(url: string): Promise<void>
  /** Runs a function in the page. Its arguments and result must be serialisable as JSON. */
  evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>
  /** Runs a function in the page that finds an element. */
  find<Args extends readonly unknown[]>(
    run: (...args: Args) => Element | null,
    ...args: Args
  ): Promise<DriverElement | undefined>
  /** Presses one key, named as in `KeyboardEvent.key`, wherever the focus is. */
  press(key: string, modifier?: 'Shift'): Promise<void>
  /** The size of the page's area in CSS pixels; WebKit's window is no narrower than 447. */
  resize(width: number, height: number): Promise<void>
  /** Touches a point of the window with a finger; undefined if the driver cannot. */
  readonly touch?: (x: number, y: number) => Promise<void>
  /** The page as a PDF; undefined if the driver cannot print. */
  readonly print?: () => Promise<Buffer>
  /** Answers the next dialog of the page, and returns its words. */
  answerDialog(accept: boolean): Promise<string>
  close(): Promise<void>
}

/** A browser that opens tabs without stored data. */
export interface Engine {
  /** @param proxyPort a port of this machine that gets every request but those to localhost */
  open(proxyPort?: number): Promise<Driver>
  close(): Promise<void>
}
