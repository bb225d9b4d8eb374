/**
 * Every name under which our own code stores something in a reader's browser. The privacy page lists each of them, in
 * every language (`tests/integrity/stored-names.test.ts`). A number after a name is the version of its content.
 */

/** Cookie: the language that is read, `en`, `sv`, `da` or `no`. */
export const languageCookie = 'language'

/** Cookie until the browser is closed: the account site was asked who is logged in. */
export const accountAskedCookie = 'account-asked'

/** Local storage: the tokens of the account site, under the names that its other clients use. */
export const authTokenKey = 'auth_token'
export const refreshTokenKey = 'refresh_token'

/** Local storage: the code of the chosen currency. */
export const currencyKey = 'currency:1'

/** Local storage: what the reader means to order. */
export const basketKey = 'basket:1'

/** Local storage: how much is in the basket of an outside widget. */
export const outsideBasketKey = 'widget-basket:1'

/** Local storage: the answer to the question about tags. */
export const consentKey = 'consent'

/** Session storage, before a page's path: until when that page is not loaded again by itself. */
export const reloadedKey = 'reloaded:'

/** Session storage, before a page's path: a button that was pressed before the page was loaded again, and when. */
export const pressedKey = 'pressed:'

/** Local storage, before a page's path: what was typed into its form and is not sent yet. */
export const draftKey = 'draft:1:'

/** Local storage: the paths of the pages that are saved for reading without a network, with a space around each. */
export const savedKey = 'saved:1'

/** Local storage, before a route's path: the reader's trip along it: its first day and how many it has, `2026-11-25 8`. */
export const firstDayKey = 'first-day:1:'

/** Session storage: whether this visit's notice of no network was `seen` or `closed`. */
export const offlineNoticeKey = 'offline-notice'

/** Local storage: whether the site was installed as an app, or the offer was refused. */
export const installKey = 'install:1'

/** Local storage, of editors alone: the entries that were begun on the editor's page and are in no build yet. */
export const editorKey = 'editor:1'

/** Local storage: trips that the reader keeps, by name. */
export const tripsKey = 'trips:1'
