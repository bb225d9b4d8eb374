import { install as currencyMenu } from './currency-menu/currency-menu.ts'
import { install as languageMenu } from './language-menu/language-menu.ts'
import { install as listFilter } from './list-filter/list-filter.ts'
import { install as loadingBar } from './loading-bar/loading-bar.ts'
import { install as localeCookie } from './locale-cookie/locale-cookie.ts'
import { install as menus } from './menus/menus.ts'
import { install as nearestPages } from './nearest-pages/nearest-pages.ts'
import { install as notFoundPath } from './not-found-path/not-found-path.ts'
import { install as openTarget } from './open-target/open-target.ts'
import { install as phoneHours } from './phone-hours/phone-hours.ts'
import { install as sentReference } from './sent-reference/sent-reference.ts'
import { install as tocCurrent } from './toc-current/toc-current.ts'
import { install as tooltips } from './tooltips/tooltips.ts'

/** Every behaviour of a page, in order. Each returns its own teardown. */
export const behaviours = [
  localeCookie,
  menus,
  languageMenu,
  currencyMenu,
  listFilter,
  loadingBar,
  phoneHours,
  openTarget,
  tocCurrent,
  tooltips,
  notFoundPath,
  nearestPages,
  sentReference,
]

for (const install of behaviours) install()
