type Environment = Readonly<Record<string, string | undefined>>

/** The account and payment site of this environment; `undefined` where none is configured. */
export function accountSite(environment: Environment): string | undefined {
  const { PUBLIC_ENVIRONMENT, PUBLIC_ACCOUNT_URL, PUBLIC_ACCOUNT_URL_DEVELOPMENT } = environment
  const site = PUBLIC_ENVIRONMENT === 'development' ? PUBLIC_ACCOUNT_URL_DEVELOPMENT : PUBLIC_ACCOUNT_URL
  return site || undefined
}

/**
 * Writes that site's address where the code says `import.meta.env.ACCOUNT_SITE`. A word that is replaced before
 * modules are joined lets the bundler leave out all that only a site with an account needs; an imported constant
 * comes too late for that.
 */
export const accountDefine = (environment: Environment) => ({
  'import.meta.env.ACCOUNT_SITE': JSON.stringify(accountSite(environment)) ?? 'undefined',
})
