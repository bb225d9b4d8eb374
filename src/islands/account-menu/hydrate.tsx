import { hydrateRoot } from 'react-dom/client'
import { hydratedEvent } from '../../shared/hydrated-event.ts'
import AccountMenu, { type AccountMenuProps } from './AccountMenu.tsx'

export function hydrate(host: HTMLElement): void {
  const props: AccountMenuProps = JSON.parse(host.dataset['accountMenu'] ?? '')
  const done = () => {
    host.dataset['hydration'] = 'hydrated'
  }
  host.addEventListener(hydratedEvent, done, { once: true })
  hydrateRoot(host, <AccountMenu {...props} />)
}
