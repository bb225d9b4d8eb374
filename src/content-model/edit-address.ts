type Environment = Readonly<Record<string, string | undefined>>

/** What is asked to be edited: a page, and the file of its text. */
interface Edited {
  /** As `/sv/guide-detail/norge`. */
  readonly path: string
  /** As `content/guides/norway/sv.md`. */
  readonly file: string
}

/**
 * Where a page can be edited: in development on the editor's page, which writes one's own files; in a preview in the
 * repository's own editor, on the branch that the preview is of, which the editor's page does not write to. Elsewhere
 * nowhere: readers would ask what it is.
 *
 * @param environment the host's: `CONTEXT`, `REPOSITORY_URL` and `HEAD`, the branch
 */
export function editAddress(
  { path, file }: Edited,
  isDevelopment: boolean,
  { CONTEXT, REPOSITORY_URL = '', HEAD }: Environment,
): string | undefined {
  if (isDevelopment) return `/admin/#/page${path}`
  const repository = /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+?(?=\.git$|\/?$)/.exec(REPOSITORY_URL)?.[0]
  return CONTEXT === 'deploy-preview' && repository && HEAD
    ? `${repository}/edit/${HEAD.split('/').map(encodeURIComponent).join('/')}/${file}`
    : undefined
}
