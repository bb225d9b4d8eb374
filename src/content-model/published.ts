interface Publication {
  readonly draft?: boolean | undefined
  readonly publishAt?: Date | undefined
}

/** Drafts and later entries are for development and the host's previews. */
const showsUnpublished = import.meta.env.DEV || process.env['CONTEXT'] === 'deploy-preview'

/** Whether this build shows an entry: not a draft, and its moment has come. */
export function isPublished({ draft, publishAt }: Publication): boolean {
  return showsUnpublished || (!draft && !(publishAt && publishAt > new Date()))
}
