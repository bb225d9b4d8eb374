import { useRef } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import type { FormMessages } from '../../shared/forms/messages.ts'
import { Icon } from '../icon/Icon.tsx'
import { Field } from './Field.tsx'
import { useFiles } from './use-files.ts'
import type { Words } from './words.ts'

interface FilesProps {
  readonly text: Words
  readonly locale: Locale
  readonly messages: FormMessages
  /** What was said about the files when the form was last sent. */
  readonly error: string | undefined
}

const accepted = '.pdf,.jpg,.jpeg,.png,.webp,.heic,.txt'

/** The file field: it lies over the whole box, so that files dropped on it arrive without script. */
export function Files({ text, locale, messages, error }: FilesProps) {
  const input = useRef<HTMLInputElement>(null)
  const { files, error: errorNow = error, add, remove } = useFiles(input, messages)
  const size = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })

  function removeFile(file: File): void {
    remove(file)
    input.current?.focus()
  }

  return (
    <div className="uploads">
      <Field name="files" label={text.files} optional={text.optional} error={errorNow || undefined}>
        {attributes => (
          <div className="drop">
            <Icon name="up" />
            <span>
              {text.drop} <u>{text.pick}</u>
            </span>
            <small>{text.filesHint}</small>
            <input
              {...attributes}
              className="drop__input"
              ref={input}
              type="file"
              multiple
              accept={accepted}
              onChange={add}
            />
          </div>
        )}
      </Field>
      {files.length > 0 && (
        <ul className="files">
          {files.map(file => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <Icon name="file" />
              <span>{file.name}</span>
              <small>{size.format(Math.ceil(file.size / 1000))}</small>
              <button
                className="files__remove"
                type="button"
                aria-label={`${text.removeFile} ${file.name}`}
                onClick={() => removeFile(file)}
              >
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
