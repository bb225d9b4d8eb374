/** What nobody dials with fewer digits. */
const fewestDigits = 5

/** Whether a text can be a phone number: enough digits, whatever stands between or beside them. `isPhone('hej') // => false` */
export function isPhone(value: string): boolean {
  return (value.match(/\d/g)?.length ?? 0) >= fewestDigits
}
