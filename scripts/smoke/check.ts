/** One thing that a deployed site is asked, and what is wrong with the answer. */
export interface Check {
  readonly what: string
  /** A path or more of the site. */
  readonly where: string
  /** Gives what is wrong, in words; `undefined` where all is well. */
  readonly run: (ask: Ask) => Promise<string | undefined>
}

export interface Answered {
  readonly status: number
  readonly header: (name: string) => string
  readonly text: string
  readonly bytes: Uint8Array
}

/** Asks the site for a path; redirects are not followed. */
export type Ask = (path: string, init?: RequestInit) => Promise<Answered>

/** Milliseconds in which a host must have answered. */
const patience = 15_000

/** Asks the site at an address, such as `https://perrong.example`. */
export const askAt =
  (site: string): Ask =>
  async (path, init = {}) => {
    const response = await fetch(new URL(path, site), {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    return {
      status: response.status,
      header: name => response.headers.get(name) ?? '',
      text: new TextDecoder().decode(bytes),
      bytes,
    }
  }

/** What is wrong of several things that must hold; `undefined` where all do. `faults([[false, 'no title']]) // => 'no title'` */
export function faults(rules: readonly (readonly [holds: boolean, fault: string])[]): string | undefined {
  const broken = rules.filter(([holds]) => !holds).map(([, fault]) => fault)
  return broken.length > 0 ? broken.join('; ') : undefined
}
