/** Compares every import with the list in `imports/allowed.ts`, and the table in the docs with the list. */
import { globSync, readFileSync } from 'node:fs'
import { architecture, importsTable } from './imports/imports-table.ts'
import { refusedImports } from './imports/refused.ts'

// Tests, and files that only tests use.
const free = /\.test\.|\/(?:test|sample|scripted)-[^/]*$/
const files = globSync('{src,functions}/**/*.{ts,tsx,astro}').filter(file => !free.test(file))
const faults = files.flatMap(file => refusedImports(file.replaceAll('\\', '/'), readFileSync(file, 'utf8')))
if (!readFileSync(architecture, 'utf8').includes(importsTable()))
  faults.push(
    `${architecture}: the table of imports differs from scripts/imports/allowed.ts. Replace it with:\n\n${importsTable()}`,
  )
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
else console.log(`The imports of ${files.length} files are allowed`)
