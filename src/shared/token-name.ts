/** The query parameter with the token of a newsletter link. */
export const tokenName = 'token'
