import { useEffect, useState } from 'react'
import { everyMinute } from '../../client/lib/every-minute.ts'
import { shopDay } from '../../shared/iso-day.ts'
import type { Catalogue } from '../../shared/shop/catalogue/catalogue.ts'
import { nextChange } from '../../shared/shop/price-rules/campaigns.ts'

/**
 * The moment for which prices are valid: the page's own, and a new one on each day and when a campaign begins or ends.
 */
export function useShopTime(catalogue: Catalogue | 'failed' | undefined): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const campaigns = typeof catalogue === 'object' ? catalogue.campaigns : []
    const look = () => {
      const later = new Date()
      const change = nextChange(campaigns, now)
      if ((change && change <= later) || shopDay(now) !== shopDay(later)) setNow(later)
    }
    look()
    return everyMinute(look)
  }, [catalogue, now])
  return now
}
