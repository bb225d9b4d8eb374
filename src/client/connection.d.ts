/** The DOM types of TypeScript lack it, since only Chromium has it: https://wicg.github.io/netinfo/ */
interface Navigator {
  readonly connection?: {
    readonly effectiveType: 'slow-2g' | '2g' | '3g' | '4g'
    readonly saveData: boolean
  }
}
