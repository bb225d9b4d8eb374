/** The parameter of an address that holds the token of a newsletter link. */
export const tokenName = 'token'
