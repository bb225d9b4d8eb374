interface Publication {
  readonly draft?: boolean | undefined
  readonly publishAt?: Date | undefined
}

/** Whether an entry is published: it is not a draft, and its moment has come. */
export const isPublished = ({ draft, publishAt }: Publication, now: Date): boolean =>
  !draft && !(publishAt && publishAt > now)

/** Drafts and later entries are shown only in development and in the host's previews. */
export const showsUnpublished = (isDevelopment: boolean, context: string | undefined): boolean =>
  isDevelopment || context === 'deploy-preview'
