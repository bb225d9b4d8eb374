interface ImportMetaEnv {
  /** The account site's address, put in by `src/integrations/account-site.ts`. */
  readonly ACCOUNT_SITE: string | undefined
}
