/**
 * A symbol of the site's icon sheet, for the eye only. As HTML, which React takes as it stands: a built page has the drawing
 * itself in this place (`src/integrations/page-icons.ts`).
 */
export function Icon({ name }: { readonly name: string }) {
  const __html = `<use href="/icons.svg#i-${name}"/>`
  return (
    <svg
      className={`i i-${name}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: names are the code's own.
      dangerouslySetInnerHTML={{ __html }}
      suppressHydrationWarning
    />
  )
}
