/** Prints the table of limits for the owner's guide: `node scripts/limits.ts`. A test compares the guide with it. */
import { limitsTable } from './limits/limits-table.ts'

console.log(limitsTable())
