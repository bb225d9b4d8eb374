/** Lets a command finish its work when whoever reads its output has stopped: `npm run new guide chile | head -1`. */
export function ignoreClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}
