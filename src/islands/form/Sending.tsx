import type { FormProps } from './text.ts'

interface SendingProps {
  readonly text: FormProps<unknown>['text']
  /** The share that has been sent, from 0 to 1. */
  readonly part: number
  readonly onCancel: () => void
}

/** The progress of a form with files, which can be cancelled until everything is sent. */
export function Sending({ text, part, onCancel }: SendingProps) {
  return (
    <p className="form__sending">
      <label>
        {part < 1 ? text.uploading : text.uploaded} <progress value={part} />
      </label>{' '}
      {part < 1 && (
        <button className="btn btn--line btn--sm" type="button" onClick={onCancel}>
          {text.cancel}
        </button>
      )}
    </p>
  )
}
