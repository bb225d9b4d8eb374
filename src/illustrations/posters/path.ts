/**
 * Shorthands for path data. `x` and `y` are the bottom left corner and sizes grow upwards, so that whatever stands on
 * the ground is written from its foot.
 */

const compact = (value: number, steps: number) => {
  const text = (Math.round(value * steps) / steps).toString()
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.')
}

const template =
  (steps: number) =>
  (parts: TemplateStringsArray, ...values: readonly number[]) =>
    parts.reduce((data, part, index) => data + compact(values[index - 1] ?? 0, steps) + part)

/**
 * Path data with its numbers to one decimal, for small things.
 *
 *     decimalPath`M${0.25} ${10}` // => 'M.3 10'
 */
export const decimalPath = template(10)

/** Path data with whole numbers, for landscapes. */
export const integerPath = template(1)

export const rect = (x: number, y: number, width: number, height: number) =>
  decimalPath`M${x} ${y}v${-height}h${width}v${height}z`

export const triangle = (x: number, y: number, width: number, height: number) =>
  decimalPath`M${x} ${y}l${width / 2} ${-height} ${width / 2} ${height}z`

export const dome = (x: number, y: number, width: number, height: number) =>
  decimalPath`M${x} ${y}a${width / 2} ${height} 0 0 1 ${width} 0z`

/** A window or gate with a round head. */
export const arch = (x: number, y: number, width: number, height: number) =>
  decimalPath`M${x} ${y}v${width / 2 - height}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}z`

export const onion = (x: number, y: number, width: number, height: number) =>
  decimalPath`M${x} ${y}c${-width * 0.3} ${-height * 0.4} ${width * 0.4} ${-height * 0.45} ${width / 2} ${-height}` +
  decimalPath`c${width * 0.1} ${height * 0.55} ${width * 0.8} ${height * 0.6} ${width / 2} ${height}z`

/** A circle around its middle. */
export const circle = (x: number, y: number, radius: number) =>
  decimalPath`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`

/** Joins the path data of `count` similar parts. */
export const repeat = (count: number, part: (index: number) => string) =>
  Array.from({ length: Math.max(0, Math.ceil(count)) }, (_, index) => part(index)).join('')
