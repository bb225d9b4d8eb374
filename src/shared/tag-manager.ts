/** The script of a tag manager's container. `tagManagerScript('GTM-AB12') // => 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12'` */
export const tagManagerScript = (id: string) => `https://www.googletagmanager.com/gtm.js?id=${id}`
