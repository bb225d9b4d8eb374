import { useState } from 'react'
import { announce } from '../../client/lib/announce.ts'
import { Icon } from '../icon/Icon.tsx'

interface CopyButtonProps {
  readonly value: string
  readonly text: Readonly<Record<'copy' | 'copied' | 'notCopied', string>>
}

/** A button that copies a value, and says whether it could. */
export function CopyButton({ value, text }: CopyButtonProps) {
  const [label, setLabel] = useState(text.copy)

  async function copy(): Promise<void> {
    const isCopied = await navigator.clipboard.writeText(value).then(
      () => true,
      () => false,
    )
    const words = isCopied ? text.copied : text.notCopied
    setLabel(words)
    announce(words)
  }

  return (
    <button className="btn btn--line btn--sm" type="button" onClick={() => void copy()}>
      <Icon name="copy" /> {label}
    </button>
  )
}
