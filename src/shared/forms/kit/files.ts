import { distinctNames, safeFileName } from './file-name.ts'
import { fillMessage } from './fill-message.ts'
import { limits } from './limits.ts'
import type { FormMessages } from './messages.ts'
import { fileTypes, sniff } from './sniff.ts'

/** A file to send on: a cleaned name with its type's extension, the type by content, and the unchanged bytes. */
export interface Attachment {
  readonly name: string
  readonly mime: string
  readonly bytes: Uint8Array
}

export type FilesResult =
  | { readonly ok: true; readonly attachments: readonly Attachment[] }
  | { readonly ok: false; readonly error: string; readonly tooLarge: boolean }

/** Checks the number and the total size of files and, only if these are within the limits, the content of each. */
export async function checkFiles(files: readonly File[], messages: FormMessages): Promise<FilesResult> {
  const refuse = (error: string, tooLarge = false): FilesResult => ({ ok: false, error, tooLarge })
  if (files.length > limits.files) return refuse(messages.filesCount)
  if (files.reduce((sum, file) => sum + file.size, 0) > limits.fileBytes)
    return refuse(messages.filesSize, true)
  const attachments: Attachment[] = []
  for (const file of files) {
    const name = file.name.slice(0, limits.fileName)
    if (file.size === 0) return refuse(fillMessage(messages.fileEmpty, { name }))
    const bytes = await bytesOf(file)
    if (!bytes) return refuse(fillMessage(messages.fileUnread, { name }))
    const type = sniff(bytes)
    if (!type) return refuse(fillMessage(messages.fileType, { name }))
    attachments.push({ name: safeFileName(file.name, type), mime: fileTypes[type].mime, bytes })
  }
  const names = distinctNames(attachments.map(attachment => attachment.name))
  return {
    ok: true,
    attachments: attachments.map((attachment, index) => ({
      ...attachment,
      name: names[index] ?? attachment.name,
    })),
  }
}

/**
 * Returns `undefined` if a file can no longer be read, because it was changed, moved or unplugged since it was chosen.
 */
async function bytesOf(file: File): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    return undefined
  }
}
