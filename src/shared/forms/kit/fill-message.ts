/**
 * Puts values into a message. A value that ends in a full stop (`kr.`) takes that of the sentence with it.
 *
 *     fillMessage('At most {max}', { max: 5 }) // => 'At most 5'
 *     fillMessage('Prisen er {sum}.', { sum: '50 kr.' }) // => 'Prisen er 50 kr.'
 */
export function fillMessage(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}(\.?)/g, (slot, key: string, stop: string) => {
    const value = values[key]
    if (value === undefined) return slot
    const words = String(value)
    return words.endsWith('.') ? words : words + stop
  })
}
