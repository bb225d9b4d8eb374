import { type ComponentProps, useEffect, useRef, useState } from 'react'
import Checkout from '../checkout/Checkout.tsx'
import { loadCheckout } from './load-checkout.ts'

interface CheckoutHereProps {
  /** The address of the checkout's own page. */
  readonly href: string
  readonly text: Readonly<Record<'noCheckout' | 'retry', string>>
}

/** The checkout within another page, for a browser that stores no basket between pages. */
export function CheckoutHere({ href, text }: CheckoutHereProps) {
  const [props, setProps] = useState<ComponentProps<typeof Checkout>>()
  const [state, setState] = useState<'loading' | 'failed' | 'retrying'>('loading')
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state !== 'failed') loadCheckout(href).then(setProps, () => setState('failed'))
  }, [href, state])
  useEffect(() => {
    if (props) root.current?.focus()
  }, [props])
  if (props)
    return (
      <div tabIndex={-1} ref={root}>
        <Checkout {...props} />
      </div>
    )
  if (state === 'loading') return null
  return (
    <div className="failed" role="alert">
      <p>{text.noCheckout}</p>
      <button
        className="btn btn--line btn--sm"
        type="button"
        aria-busy={state === 'retrying'}
        onClick={() => setState('retrying')}
      >
        {text.retry}
      </button>
    </div>
  )
}
