/** An opaque sRGB colour, such as `#12203f`. */
export type Hex = `#${string}`

const channels = (colour: Hex) => [1, 3, 5].map(start => Number.parseInt(colour.slice(start, start + 2), 16))

/**
 * Blends two colours, channel by channel.
 *
 *     mix('#000000', '#ffffff', 0.2) // => '#333333'
 *
 * @param share the share of `second`, from 0 to 1
 */
export function mix(first: Hex, second: Hex, share: number): Hex {
  const target = channels(second)
  const blended = channels(first).map((value, index) => value + ((target[index] ?? value) - value) * share)
  return `#${blended.map(value => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
