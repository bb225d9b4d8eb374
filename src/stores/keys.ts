/**
 * Every name under which our own code stores something in a reader's browser. The privacy page lists each of them in
 * every language (`tests/integrity/stored-names.test.ts`). A number after a name is the version of its content.
 */

/** Cookie: the language that the reader uses: `en`, `sv`, `da` or `no`. */
export const languageCookie = 'language'

/** Session cookie: the account site was asked who is logged in. */
export const accountAskedCookie = 'account-asked'

/** Local storage: the tokens of the account site, under the names that its other clients use. */
export const authTokenKey = 'auth_token'
export const refreshTokenKey = 'refresh_token'

/** Local storage: the code of the chosen currency. */
export const currencyKey = 'currency:1'

/** Local storage: the basket. */
export const basketKey = 'basket:1'

/** Local storage: the number of items in the basket of an outside widget. */
export const outsideBasketKey = 'widget-basket:1'

/** Local storage: the answer to the question about tags. */
export const consentKey = 'consent'

/** Session storage, before a page's path: until when the page must not reload itself again. */
export const reloadedKey = 'reloaded:'

/** Session storage, before a page's path: the button that was pressed before the page was reloaded, and when. */
export const pressedKey = 'pressed:'

/** Local storage, before a page's path: what was typed into its form and is not sent yet. */
export const draftKey = 'draft:1:'

/** Local storage: the paths of the pages that are saved for reading offline, each between spaces. */
export const savedKey = 'saved:1'

/**
 * Local storage, before a route's path: the reader's trip along it, as first day and number of days: `2026-11-25 8`.
 */
export const firstDayKey = 'first-day:1:'

/** Session storage: whether this visit's notice that the network is gone was `seen` or `closed`. */
export const offlineNoticeKey = 'offline-notice'

/** Local storage: whether the site was installed as an app, or the offer was refused. */
export const installKey = 'install:1'

/** Local storage, of editors only: entries begun on the editor's page that no build has yet. */
export const editorKey = 'editor:1'

/** Local storage: the reader's saved trips, by name. */
export const tripsKey = 'trips:1'
