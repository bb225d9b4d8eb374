/** TypeScript's DOM does not have it, since only Chromium does: https://wicg.github.io/netinfo/ */
interface Navigator {
  readonly connection?: {
    /** Milliseconds. */
    readonly rtt: number
    /** Megabits a second, at most 10. */
    readonly downlink: number
    readonly saveData: boolean
  }
}
