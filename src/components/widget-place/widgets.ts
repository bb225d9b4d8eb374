import type { PageRow } from '../../routing/page-table.ts'

/** What is sold at a place: a product by its id, or any train journey. */
export type SoldProduct = NonNullable<PageRow['sells']> | 'train'

/** The site's configured widgets, by the name of their place. */
export const widgetSites = {
  main: import.meta.env.SITE_MAIN_WIDGET,
  basket: import.meta.env.SITE_BASKET_WIDGET,
  'bottom-bar': import.meta.env.SITE_BOTTOM_BAR_WIDGET,
}

/** Whether orders of this shop are paid on a payment site, by way of our checkout. */
export const isPaidAtCheckout =
  import.meta.env.SITE_CHECKOUT !== undefined && !import.meta.env.SITE_MAIN_WIDGET

export type WidgetName = keyof typeof widgetSites
