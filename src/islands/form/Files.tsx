import { useRef } from 'react'
import { formatKilobytes } from '../../i18n/format.ts'
import { controlRules } from '../../shared/forms/kit/attributes.ts'
import { accept } from '../../shared/forms/kit/sniff.ts'
import { Icon } from '../icon/Icon.tsx'
import { type FieldProps, Labelled } from './Field.tsx'
import { useFiles } from './use-files.ts'

/**
 * The file field covers the whole box, so that dropping files works without script. Only forms that take files bundle
 * it.
 */
export function Files(props: FieldProps) {
  const { name, field, shared } = props
  const { text, locale, messages, errors } = shared
  const input = useRef<HTMLInputElement>(null)
  const { files, error = errors[name] ?? '', add, remove } = useFiles(input, messages)

  function removeFile(file: File): void {
    remove(file)
    input.current?.focus()
  }

  return (
    <div className="uploads">
      <Labelled {...props} shared={{ ...shared, errors: { ...errors, [name]: error } }}>
        {attributes => (
          <div className="drop">
            <Icon name="up" />
            <span>
              {text.drop} <u>{text.pick}</u>
            </span>
            <small>{messages.filesHint}</small>
            <input
              {...attributes}
              {...controlRules(field)}
              accept={accept}
              className="drop__input"
              ref={input}
              onChange={add}
            />
          </div>
        )}
      </Labelled>
      {files.length > 0 && (
        <ul className="files">
          {files.map(file => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <Icon name="file" />
              <span>{file.name}</span>
              <small>{formatKilobytes(file.size, locale)}</small>
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
