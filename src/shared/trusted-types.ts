/** The only Trusted Types policy of the site's own code. The header allows it by this name. */
export const policyName = 'perrong'
