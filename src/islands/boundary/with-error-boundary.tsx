import { Component, type ComponentType, createRef, type ReactNode, useEffect, useRef } from 'react'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { snapshotFields } from './snapshot-fields.ts'

export interface FailureWords {
  readonly title: string
  readonly kept: string
  readonly retry: string
}

interface BoundaryProps {
  readonly words: FailureWords
  readonly children: ReactNode
}

/** Shows words and a button in place of an island that throws. What was typed comes back with the island. */
class ErrorBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }
  readonly root = createRef<HTMLDivElement>()
  private restore: ((into: ParentNode) => void) | undefined

  static getDerivedStateFromError() {
    return { failed: true }
  }

  /** The fields are still there: this runs before the page changes. */
  override getSnapshotBeforeUpdate(_: BoundaryProps, before: { readonly failed: boolean }) {
    if (this.state.failed && !before.failed && this.root.current)
      this.restore = snapshotFields(this.root.current)
    return null
  }

  override componentDidUpdate(_: BoundaryProps, before: { readonly failed: boolean }) {
    if (!this.state.failed && before.failed && this.root.current) this.restore?.(this.root.current)
  }

  override render() {
    const { words, children } = this.props
    return (
      <div className="error-boundary" ref={this.root}>
        {this.state.failed ? (
          <Failed words={words} onRetry={() => this.setState({ failed: false })} />
        ) : (
          children
        )}
      </div>
    )
  }
}

function Failed({ words, onRetry }: { readonly words: FailureWords; readonly onRetry: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  // An island that throws while it hydrates is ready too: its button is to be pressed.
  useHydrated(box)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="failed" role="alert" tabIndex={-1} ref={box}>
      <p>
        <strong>{words.title}.</strong> {words.kept}
      </p>
      <button className="btn btn--line btn--sm" type="button" onClick={onRetry}>
        {words.retry}
      </button>
    </div>
  )
}

/** An island that shows its failure in place, with a way to try again. */
export function withErrorBoundary<Props extends object>(Island: ComponentType<Props>) {
  return function Guarded({ failure, ...props }: Props & { readonly failure: FailureWords }) {
    return (
      <ErrorBoundary words={failure}>
        <Island {...(props as unknown as Props)} />
      </ErrorBoundary>
    )
  }
}
