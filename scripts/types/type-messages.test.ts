import { expect, test } from 'vitest'
import { typeMessages } from './type-messages.ts'

const output = `
10:29:54 AM - Starting compilation in watch mode...

src/a.ts(163,7): error TS2322: Type 'number' is not assignable to type 'string'.
src/b.tsx(1,2): error TS2345: Argument of type '{}' is not assignable.
  Property 'a' is missing.
    It is needed.

10:30:11 AM - Found 2 errors. Watching for file changes.

10:30:14 AM - File change detected. Starting incremental compilation...


10:30:15 AM - Found 0 errors. Watching for file changes.
`

test.each([1, 7, 10_000])('reports all faults after each check, however the output is cut (%i)', size => {
  const reports: (readonly string[])[] = []
  const read = typeMessages(faults => reports.push(faults))
  for (let index = 0; index < output.length; index += size) read(output.slice(index, index + size))
  expect(reports).toEqual([
    [
      "src/a.ts(163,7): error TS2322: Type 'number' is not assignable to type 'string'.",
      "src/b.tsx(1,2): error TS2345: Argument of type '{}' is not assignable.\n  Property 'a' is missing.\n    It is needed.",
    ],
    [],
  ])
})
