import { chromiumArgs } from './chromium.ts'

/**
 * Features that are turned off. Only the last of two such lists on a command line counts, so this one begins with
 * Playwright's; a test reports when an upgrade has changed it. It ends with two pages of the address bar, which every
 * window would load in a third of the time that a page of ours takes.
 */
const disabledFeatures: readonly string[] = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/** The arguments for the tests' Chromium: `chromiumArgs`, and switches for what no test needs. */
export const testArgs: readonly string[] = [
  ...chromiumArgs,
  `--disable-features=${disabledFeatures.join(',')}`,
]
