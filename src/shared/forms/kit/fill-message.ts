/** Puts values into a message. `fillMessage('At most {max}', { max: 5 }) // => 'At most 5'` */
export function fillMessage(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (slot, key: string) => String(values[key] ?? slot))
}
