import { chromiumArgs } from './chromium.ts'

/**
 * Features that are off. Of two such lists on a command line the last holds, so this one begins with Playwright's; a test
 * says when an upgrade has changed it. It ends with two pages of the address bar, which every window would load: a third
 * of the time that a page of ours takes.
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

/** What the tests' Chromium needs: as `chromiumArgs`, without what no test looks at. */
export const testArgs: readonly string[] = [
  ...chromiumArgs,
  `--disable-features=${disabledFeatures.join(',')}`,
]
