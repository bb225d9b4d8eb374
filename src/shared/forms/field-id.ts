/**
 * The `id` of a contact form control from its field name, for labels and for links from a list of errors.
 *
 *     fieldId('journeys[0].date') // => 'contact-journeys-0-date'
 */
export function fieldId(name: string): string {
  return `contact-${name.replace(/[[\].]+/g, '-')}`
}
