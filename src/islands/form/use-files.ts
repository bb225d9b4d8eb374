import { type RefObject, useEffect, useRef, useState } from 'react'
import { checkFiles } from '../../shared/forms/kit/files.ts'
import type { FormMessages } from '../../shared/forms/kit/messages.ts'

/** Whether two files are the same file, chosen twice. */
const same = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

/**
 * The files of a file field. The field itself contains them, so they are sent with and without scripts. Choosing again
 * adds files, whereas the browser alone would replace them.
 *
 * `error` is shown as soon as the files are wrong, and not only after the last field; `undefined` until they have been
 * changed.
 */
export function useFiles(input: RefObject<HTMLInputElement | null>, messages: FormMessages) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [error, setError] = useState<string>()
  const latest = useRef(files)

  // Files chosen before hydration.
  useEffect(() => setFiles([...(input.current?.files ?? [])]), [input])

  // The browser empties the field when the form is cleared.
  useEffect(() => {
    const form = input.current?.form
    const empty = () => {
      latest.current = []
      setFiles([])
      setError('')
    }
    form?.addEventListener('reset', empty)
    return () => form?.removeEventListener('reset', empty)
  }, [input])

  async function keep(next: readonly File[]): Promise<void> {
    latest.current = next
    setFiles(next)
    const transfer = new DataTransfer()
    for (const file of next) transfer.items.add(file)
    if (input.current) input.current.files = transfer.files
    const result = await checkFiles(next, messages)
    if (latest.current === next) setError(result.ok ? '' : result.error)
  }

  return {
    files,
    error,
    add: () => {
      const picked = [...(input.current?.files ?? [])]
      void keep([...files, ...picked.filter(file => !files.some(known => same(known, file)))])
    },
    remove: (removed: File) => void keep(files.filter(file => file !== removed)),
  }
}
