import { marker } from './comment-text.ts'

/** A pull request on GitHub, and what may write to it. */
export interface PullRequest {
  /** Of the interface, as `https://api.github.com`. */
  readonly api: string
  /** `owner/name`. */
  readonly repository: string
  readonly number: number
  readonly token: string
}

/** Puts the comment in the place of the earlier one, or below the others. @returns whether it may */
export async function postComment(pull: PullRequest, body: string): Promise<boolean> {
  const comments = `${pull.api}/repos/${pull.repository}/issues/${pull.number}/comments`
  const earlier = await findComment(pull, comments)
  const answer = earlier
    ? await ask(pull, `${pull.api}/repos/${pull.repository}/issues/comments/${earlier}`, 'PATCH', body)
    : await ask(pull, comments, 'POST', body)
  // A pull request from a fork has a token that may only read.
  if (answer.status === 403) return false
  if (!answer.ok) throw new Error(`The comment could not be posted: ${answer.status} ${await answer.text()}`)
  return true
}

const ask = ({ token }: PullRequest, address: string, method = 'GET', body?: string) =>
  fetch(address, {
    method,
    headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.github+json' },
    ...(body !== undefined && { body: JSON.stringify({ body }) }),
  })

async function findComment(pull: PullRequest, comments: string): Promise<number | undefined> {
  for (let page = 1; ; page += 1) {
    const answer = await ask(pull, `${comments}?per_page=100&page=${page}`)
    if (!answer.ok) throw new Error(`The comments could not be read: ${answer.status} ${await answer.text()}`)
    const list: unknown = await answer.json()
    if (!Array.isArray(list)) throw new Error('The comments are not a list')
    const found = list.find(({ body }) => typeof body === 'string' && body.startsWith(marker))
    if (found) return found.id
    if (list.length < 100) return undefined
  }
}
