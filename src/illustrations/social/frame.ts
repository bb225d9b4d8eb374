/** A rectangle of a picture, in its units. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A filled rectangle. */
export const rectangle = ({ x, y, width, height }: Frame, ink: string) =>
  `<path fill="${ink}" d="M${x} ${y}h${width}v${height}h${-width}z"/>`

/** Places a whole `<svg>` into a frame of another one. Its own view box scales it, and what is outside is clipped. */
export function placed(svg: string, { x, y, width, height }: Frame): string {
  const end = svg.indexOf('>')
  const open = svg.slice(0, end).replace(/\s(?:width|height)="[^"]*"/g, '')
  return `${open} x="${x}" y="${y}" width="${width}" height="${height}"${svg.slice(end)}`
}

/** A frame's part of a drawing as one `<svg>`, for Sharp. */
export const pieceSvg = ({ x, y, width, height }: Frame, content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${content}</svg>`,
  )
