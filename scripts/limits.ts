/** Prints the table of limits for the owner's guide: `node scripts/limits.ts`. A test holds the guide to it. */
import { limitsTable } from './limits/limits-table.ts'

console.log(limitsTable())
