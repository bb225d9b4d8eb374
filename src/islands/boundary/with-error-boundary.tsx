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

/** Shows a message and a retry button in place of an island that throws. After a retry the fields are restored. */
class ErrorBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }
  readonly root = createRef<HTMLDivElement>()
  private restore: ((into: ParentNode) => void) | undefined

  static getDerivedStateFromError() {
    return { failed: true }
  }

  /** This runs before the DOM changes, so the fields still exist. */
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
  // An island that throws during hydration counts as hydrated, so that its button works.
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

/** Wraps an island in an error boundary with a retry button. */
export function withErrorBoundary<Props extends object>(Island: ComponentType<Props>) {
  return function Guarded({ failure, ...props }: Props & { readonly failure: FailureWords }) {
    return (
      <ErrorBoundary words={failure}>
        <Island {...(props as unknown as Props)} />
      </ErrorBoundary>
    )
  }
}
