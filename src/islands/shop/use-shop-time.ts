import { useEffect, useState } from 'react'
import type { Catalogue } from '../../shared/shop/catalogue/catalogue.ts'
import { nextChange } from '../../shared/shop/price-rules/campaigns.ts'

/** The longest that is waited before the clock is looked at again, in milliseconds: it may be set, or the machine sleep. */
const pause = 60_000

/** The moment that prices hold for: the page's own, and a new one when a campaign begins or ends while it is open. */
export function useShopTime(catalogue: Catalogue | 'failed' | undefined): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const change = typeof catalogue === 'object' ? nextChange(catalogue.campaigns, now) : undefined
    if (!change) return
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      const left = change.getTime() - Date.now()
      if (left <= 0) setNow(new Date())
      else timer = setTimeout(look, Math.min(left, pause))
    }
    look()
    return () => clearTimeout(timer)
  }, [catalogue, now])
  return now
}
