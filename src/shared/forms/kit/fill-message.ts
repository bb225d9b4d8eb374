/**
 * Fills values into a message. A value that ends in a full stop (`kr.`) ends the sentence too.
 *
 *     fillMessage('At most {max}', { max: 5 }) // => 'At most 5'
 *     fillMessage('Prisen er {sum}.', { sum: '50 kr.' }) // => 'Prisen er 50 kr.'
 */
export const fillMessage = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message
    .replace(/\{(\w+)\}/g, (slot, key: string) => String(values[key] ?? slot))
    .replace(/([^.]\.)\.(?!\.)/g, '$1')
