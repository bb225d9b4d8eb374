import { setImmediate } from 'node:timers/promises'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'

interface RenderedHook<Result, Props> {
  /** What the hook returned last. */
  readonly result: () => Result
  /** Renders it again, with other properties. */
  readonly rerender: (props: Props) => Promise<void>
}

function Caller<Props>({ onRender, props }: { onRender: (props: Props) => void; props: Props }) {
  onRender(props)
  return null
}

/**
 * Runs a hook as a component does, with its state and effects. The component shows nothing, so no more of a document is
 * needed than the few properties below. After what changes the hook's state, `act` of React must be awaited.
 */
export async function renderHook<Result, Props>(
  hook: (props: Props) => Result,
  first: Props,
): Promise<RenderedHook<Result, Props>> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('window', { document, HTMLIFrameElement: class {} })
  const container = Object.assign(new EventTarget(), {
    nodeType: 1,
    nodeName: 'DIV',
    tagName: 'DIV',
    ownerDocument: document,
  })
  const root = createRoot(container as unknown as Element)
  const results: Result[] = []
  const onRender = (props: Props) => results.push(hook(props))
  const rerender = (props: Props) =>
    act(async () => root.render(createElement(Caller<Props>, { onRender, props })))
  onTestFinished(() =>
    act(async () => {
      root.unmount()
      // A request that unmounting aborts is handled before the test's globals are removed.
      await setImmediate()
    }),
  )
  await rerender(first)
  return {
    rerender,
    result() {
      const last = results.at(-1)
      if (last === undefined) throw new Error('The hook has not run')
      return last
    },
  }
}
