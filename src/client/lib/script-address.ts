import { policyName } from '../../shared/trusted-types.ts'

/** An address that is not configured becomes empty, which loads nothing. */
const rules = {
  createScriptURL: (address: string) => (import.meta.env.SITE_SCRIPTS.includes(address) ? address : ''),
}

/** The page's header allows no other policy, and this one to be made once. */
const policy = window.trustedTypes?.createPolicy(policyName, rules) ?? rules

/** Makes the address of the site's worker, or of a script of its configuration, one that a browser takes for a script. */
export const scriptAddress = (address: string) => policy.createScriptURL(address)
