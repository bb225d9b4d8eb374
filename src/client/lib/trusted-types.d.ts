/**
 * TypeScript's DOM does not have Trusted Types yet: https://w3c.github.io/trusted-types/dist/spec/
 * What a policy returns is written as a string, since the DOM's types take nothing else where it goes.
 */
interface Window {
  /** `undefined` in browsers that do not have Trusted Types. */
  readonly trustedTypes?: {
    createPolicy<Rules extends Readonly<Record<string, (text: string) => string>>>(
      name: string,
      rules: Rules,
    ): Rules
    /** HTML without content, which every policy allows. */
    readonly emptyHTML: string
  }
}
