import { useStore } from '@nanostores/react'
import { type MouseEvent, useRef } from 'react'
import { logOut as forget, loggedIn } from '../../stores/session.ts'
import { withErrorBoundary } from '../boundary/with-error-boundary.tsx'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { Icon } from '../icon/Icon.tsx'

export interface AccountMenuProps {
  readonly text: {
    readonly account: string
    readonly why: string
    readonly logIn: string
    readonly logOut: string
  }
  /** The account site's address; its parameter `came` is the page to return to. */
  readonly logIn: string
  readonly logOut: string
  readonly links: readonly { readonly href: string; readonly label: string }[]
}

/**
 * The reader's account: links into the account site. The HTML contains all links, and `data-session` on `<html>` hides
 * those that do not apply. Without script or storage all are shown.
 */
function AccountMenu({ text, logIn, logOut, links }: AccountMenuProps) {
  const root = useRef<HTMLDetailsElement>(null)
  const hydrated = useHydrated(root)
  const isLoggedIn = useStore(loggedIn)
  const known = hydrated && document.documentElement.dataset['session'] !== undefined
  return (
    <details className="menu" name="header" ref={root}>
      <summary className="tool">
        <Icon name="user" />
        <span className="vh">{text.account}</span>
      </summary>
      <div className="menu__pop">
        {!(known && isLoggedIn) && (
          <div className="account__out">
            <a href={hydrated ? withCame(logIn) : logIn} rel="nofollow" onClick={comeBackHere}>
              {text.logIn}
            </a>
            <p>{text.why}</p>
          </div>
        )}
        {!(known && !isLoggedIn) && (
          <ul className="account__in" role="list">
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href} rel="nofollow">
                  {label}
                </a>
              </li>
            ))}
            <li>
              <a href={logOut} rel="nofollow" data-log-out onClick={forget}>
                {text.logOut}
              </a>
            </li>
          </ul>
        )}
      </div>
    </details>
  )
}

export default withErrorBoundary(AccountMenu)

/** The reader may have followed a link to a place in the page since the menu was rendered. */
const comeBackHere = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
  currentTarget.href = withCame(currentTarget.href)
}

function withCame(site: string): string {
  const address = new URL(site)
  address.searchParams.set('came', location.href)
  return address.href
}
