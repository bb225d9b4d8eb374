/**
 * The DOM types of TypeScript lack Trusted Types: https://w3c.github.io/trusted-types/dist/spec/ The result of a policy
 * is typed as a string, since the DOM's types accept nothing else where it is used.
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
