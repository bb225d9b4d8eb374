/**
 * Folds the table of contents where it would push the text off the first screen. Runs inline from its own source text
 * right after it, before anything is painted. Without a script the table is open.
 */
export function foldOnPhones(): void {
  const contents = document.querySelector<HTMLDetailsElement>('.toc details')
  if (contents) contents.open = matchMedia('(width >= 60rem)').matches
}
