import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { findOnPath, isExecutable } from './find-on-path.ts'
import { StartError } from './server/start-error.ts'

const isRoot = process.getuid?.() === 0

/** The arguments that Chromium needs to run in a container and to make no requests of its own. */
export const chromiumArgs: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Debian's headless shell first: the same Chromium without windows, which cost as much time as our pages. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'] as const

/**
 * Finds a Chromium: `CHROMIUM_PATH`, then one on the path, then the one that Playwright has installed.
 *
 * @returns its file, or undefined
 */
export function findChromium(
  { CHROMIUM_PATH, PATH = '' }: NodeJS.ProcessEnv = process.env,
): string | undefined {
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  return findOnPath(names, PATH) ?? [chromium.executablePath()].find(isExecutable)
}

/**
 * Finds a Chromium that runs, and installs one if there is none: Debian's package for root, Playwright's own build
 * otherwise.
 *
 * @throws StartError in one line if neither is possible
 */
export function ensureChromium(): string {
  const found = findChromium()
  if (found !== undefined) return checked(found)
  install()
  const installed = findChromium()
  if (installed === undefined) {
    throw new StartError('No Chromium found and none could be installed: set CHROMIUM_PATH')
  }
  return checked(installed)
}

/** The first is missing from old releases. */
const debianPackages = ['chromium-headless-shell', 'chromium'] as const

function install(): void {
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  if (isRoot && existsSync('/etc/debian_version') && run('apt-get', 'update')) {
    if (debianPackages.some(name => run('apt-get', 'install', '-y', name))) return
  }
  const cli = fileURLToPath(new URL('cli.js', import.meta.resolve('playwright/package.json')))
  run(process.execPath, cli, 'install', 'chromium')
}

/** A file of that name may also be a stub that refers to an app store, or a program of another system. */
function checked(file: string): string {
  try {
    execFileSync(file, ['--version'], { stdio: 'pipe', timeout: 20_000 })
    return file
  } catch {
    throw new StartError(`Chromium at ${file} does not run: set CHROMIUM_PATH to one that does`)
  }
}
