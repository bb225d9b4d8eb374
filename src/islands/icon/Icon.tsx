/** A symbol of the site's icon sheet, for the eye only. */
export function Icon({ name }: { readonly name: string }) {
  return (
    <svg className={`i i-${name}`} aria-hidden="true">
      <use href={`/icons.svg#i-${name}`} />
    </svg>
  )
}
