/** The one Trusted Types policy that the site's own code has: the header allows it by this name. */
export const policyName = 'perrong'
