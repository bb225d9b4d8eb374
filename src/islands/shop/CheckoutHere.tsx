import { type ComponentProps, useEffect, useRef, useState } from 'react'
import Checkout from '../checkout/Checkout.tsx'
import { loadCheckout } from './load-checkout.ts'

interface CheckoutHereProps {
  /** The address of the checkout's own page. */
  readonly href: string
  readonly text: Readonly<Record<'noCheckout', string>>
}

/** The checkout within another page, for a browser that keeps no basket from one page to the next. */
export function CheckoutHere({ href, text }: CheckoutHereProps) {
  const [props, setProps] = useState<ComponentProps<typeof Checkout> | 'failed'>()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    loadCheckout(href).then(setProps, () => setProps('failed'))
  }, [href])
  useEffect(() => {
    if (typeof props === 'object') root.current?.focus()
  }, [props])
  if (props === 'failed') return <p role="alert">{text.noCheckout}</p>
  return (
    props && (
      <div tabIndex={-1} ref={root}>
        <Checkout {...props} />
      </div>
    )
  )
}
