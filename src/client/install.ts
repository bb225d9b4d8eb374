import { install as accountHandover } from './account-handover/account-handover.ts'
import { install as basketCount } from './basket-count/basket-count.ts'
import { install as consent } from './consent/consent.ts'
import { install as currencyMenu } from './currency-menu/currency-menu.ts'
import { install as hashScroll } from './hash-scroll/hash-scroll.ts'
import { install as headerSearch } from './header-search/header-search.ts'
import { install as installApp } from './install-app/install-app.ts'
import { install as languageMenu } from './language-menu/language-menu.ts'
import { install as loadingBar } from './loading-bar/loading-bar.ts'
import { install as localeCookie } from './locale-cookie/locale-cookie.ts'
import { install as menus } from './menus/menus.ts'
import { install as newsletter } from './newsletter/newsletter.ts'
import { install as offline } from './offline/offline.ts'
import { install as outsideWidgets } from './outside-widgets/outside-widgets.ts'
import { install as phoneHours } from './phone-hours/phone-hours.ts'
import { install as pullToRefresh } from './pull-to-refresh/pull-to-refresh.ts'
import { install as reloadGuard } from './reload-guard/reload-guard.ts'
import { install as saveOffline } from './save-offline/save-offline.ts'
import { install as sessionMark } from './session-mark/session-mark.ts'
import { install as toasts } from './toasts/toasts.ts'
import { install as tocCurrent } from './toc-current/toc-current.ts'
import { install as tooltips } from './tooltips/tooltips.ts'

/**
 * Every behaviour of every page, in order. Each returns its own teardown. Behaviours of a few pages are installed by
 * the component or view that needs them.
 *
 * The account hand-over removes its tokens from the address at once, so it precedes the consent, which may load tags
 * that read the address.
 */
export const behaviours = [
  reloadGuard,
  ...(import.meta.env.SITE_ACCOUNT ? [accountHandover, sessionMark] : []),
  localeCookie,
  menus,
  tooltips,
  headerSearch,
  languageMenu,
  currencyMenu,
  hashScroll,
  newsletter,
  loadingBar,
  phoneHours,
  tocCurrent,
  saveOffline,
  toasts,
  ...(import.meta.env.SITE_OUTSIDE_BASKET ? [outsideWidgets] : [basketCount]),
  consent,
  ...(import.meta.env.SITE_WORKER ? [offline, pullToRefresh] : []),
  installApp,
]

for (const install of behaviours) install()
