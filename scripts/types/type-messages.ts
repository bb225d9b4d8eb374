/** A fault begins with its file: `src/a.ts(3,7): error TS2322: …`; the lines that explain it are indented. */
const firstLine = /^\S.*\(\d+,\d+\): error TS\d+: /
const end = /^\S.* - Found \d+ errors?\. Watching for file changes\.$/

/**
 * Reads the output of `tsc --watch --pretty false`.
 *
 * @param report receives all current faults after each check
 * @returns a function that takes the next part of the output, which may end within a line
 */
export function typeMessages(report: (faults: readonly string[]) => void): (part: string) => void {
  let rest = ''
  let faults: string[] = []
  return part => {
    const lines = (rest + part).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines.map(each => each.trimEnd())) {
      if (firstLine.test(line)) faults.push(line)
      else if (/^\s+\S/.test(line) && faults.length > 0) faults.push(`${faults.pop()}\n${line}`)
      else if (end.test(line)) {
        report(faults)
        faults = []
      }
    }
  }
}
