/**
 * The content report on a pull request, as a comment on it: run by `.github/workflows/content.yml`. Without a pull request it
 * prints what it would say of the changes since a branch:
 *
 *     node scripts/content-comment.ts origin/main
 */
import { execFileSync } from 'node:child_process'
import { appendFile } from 'node:fs/promises'
import { contentReader } from '../src/content-model/rules/read-files.ts'
import { commentText } from './content/comment/comment-text.ts'
import { postComment } from './content/comment/post-comment.ts'
import { fullReport } from './content/full-report.ts'
import { ownHosts } from './content/own-hosts.ts'
import { formerSlugs } from './content/slug-history.ts'
import { exitWithError } from './server/exit-with-error.ts'
import { StartError } from './server/start-error.ts'

const git = (...words: readonly string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim()

try {
  const [since] = process.argv.slice(2)
  if (!since)
    throw new StartError(
      'Usage: node scripts/content-comment.ts <branch or commit to compare with>, for example origin/main',
    )
  const changed = git('diff', '--name-only', '--no-renames', `${since}...HEAD`, '--', 'content')
    .split('\n')
    .filter(Boolean)
  const report = fullReport(await contentReader(process.cwd())(), {
    now: new Date(),
    // As the preview shows it, drafts included.
    showsUnpublished: true,
    ownHosts: ownHosts(process.env),
    formerSlugs: formerSlugs(process.cwd()),
  })
  const {
    GITHUB_API_URL: api = '',
    GITHUB_SERVER_URL: server = '',
    GITHUB_REPOSITORY: repository = '',
    GITHUB_STEP_SUMMARY: summary,
    PULL_REQUEST: number = '',
    COMMIT: commit = '',
    TOKEN: token = '',
  } = process.env
  const text = commentText(report, changed, path => `${server}/${repository}/blob/${commit}/${path}`)
  if (summary) await appendFile(summary, text)
  else console.log(text)
  if (token && !(await postComment({ api, repository, number: Number(number), token }, text)))
    console.log(
      'No comment was posted, because the pull request comes from a fork: see the summary of this run',
    )
  if (report.faults.length > 0) process.exitCode = 1
} catch (fault) {
  exitWithError(fault)
}
