import { policyName } from '../../shared/trusted-types.ts'

/** An address that is not configured becomes empty, which loads nothing. */
const rules = {
  createScriptURL: (address: string) => (import.meta.env.SITE_SCRIPTS.includes(address) ? address : ''),
}

/** The page's header allows no other policy, and allows this one to be made once. */
const policy = window.trustedTypes?.createPolicy(policyName, rules) ?? rules

/** Marks the address of the site's worker, or of a configured script, as one that a browser may load as a script. */
export const scriptAddress = (address: string) => policy.createScriptURL(address)
