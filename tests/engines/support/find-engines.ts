import { globSync } from 'node:fs'
import { findOnPath } from '../../../scripts/find-on-path.ts'

/** The engines besides Chromium in which journeys run. */
export const engineNames = ['firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/** What WebKit needs: its driver, the browser that the driver starts, and a virtual screen. */
export interface WebKitFiles {
  readonly driver: string
  readonly browser: string
  readonly screen: string
}

/** Finds Firefox: `FIREFOX_PATH`, then one on the path. */
export function findFirefox(): string | undefined {
  return process.env['FIREFOX_PATH'] || findOnPath(['firefox-esr', 'firefox'])
}

/**
 * Finds WebKit's driver, its browser (Debian has it beside the library) and a virtual screen; undefined if one is
 * missing.
 */
export function findWebKit(): WebKitFiles | undefined {
  const driver = findOnPath(['WebKitWebDriver'])
  const screen = findOnPath(['Xvfb'])
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')
  return driver && screen && browser ? { driver, screen, browser } : undefined
}
