import { currencyMenu } from './currency-menu.ts'
import { languageMenu } from './language-menu.ts'
import { listFilter } from './list-filter.ts'
import { loadingBar } from './loading-bar.ts'
import { localeCookie } from './locale-cookie.ts'
import { menus } from './menus.ts'
import { nearestPages } from './nearest-pages.ts'
import { notFoundPath } from './not-found-path.ts'
import { openTarget } from './open-target.ts'
import { phoneHours } from './phone-hours.ts'
import { sentReference } from './sent-reference.ts'
import { tocCurrent } from './toc-current.ts'
import { tooltips } from './tooltips.ts'

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
