import { limits } from './limits.ts'
import { type FileType, fileTypes } from './sniff.ts'

/** Names that Windows reserves for devices, whatever their extension. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/**
 * A name for an attachment that is safe for every mail program and file system, with its type's extension.
 *
 *     safeFileName('C:\\tmp\\biljett "1".exe', 'pdf') // => 'biljett 1.pdf'
 */
export function safeFileName(name: string, type: FileType): string {
  const base = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const stem = base
    .slice(0, 4 * limits.fileName)
    .replace(/\.[^.]{1,8}$/, '')
    .replace(/[^\p{L}\p{M}\p{N} ._()-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. -]+|[. ]+$/g, '')
  const short = Array.from(stem).slice(0, limits.fileName).join('').trim().replace(device, '$1_')
  return `${short || 'file'}.${fileTypes[type].endings[0]}`
}

/** The same names without repetition: a second `a.pdf` becomes `a-2.pdf`. */
export function distinctNames(names: readonly string[]): string[] {
  const used = new Set<string>()
  return names.map(name => {
    const dot = name.lastIndexOf('.')
    let candidate = name
    for (let count = 2; used.has(candidate.toLowerCase()); count += 1) {
      candidate = `${name.slice(0, dot)}-${count}${name.slice(dot)}`
    }
    used.add(candidate.toLowerCase())
    return candidate
  })
}
