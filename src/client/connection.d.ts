/** TypeScript's DOM does not have it, since only Chromium does: https://wicg.github.io/netinfo/ */
interface Navigator {
  readonly connection?: {
    readonly effectiveType: 'slow-2g' | '2g' | '3g' | '4g'
    readonly saveData: boolean
  }
}
