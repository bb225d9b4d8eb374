/** A cell that a spreadsheet would evaluate as a formula. */
const formula = /^[=+\-@\t\r]/

/**
 * One line of a CSV file (RFC 4180) without its line break. What looks like a formula gets an apostrophe in front,
 * which a spreadsheet shows as text.
 *
 *     csvLine(['P-1', '=1+1', 'a "b", c']) // => `P-1,'=1+1,"a ""b"", c"`
 */
export const csvLine = (cells: readonly string[]): string => cells.map(quoted).join(',')

function quoted(cell: string): string {
  const text = formula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
