import sharp from 'sharp'
import { contentHash } from '../build-cache/content-hash.ts'

/** The icons of the installed app: sizes in pixels, and what the system may do with them. */
export const appIcons = [
  { size: 192, purpose: 'any' },
  { size: 512, purpose: 'any' },
  { size: 192, purpose: 'maskable' },
  { size: 512, purpose: 'maskable' },
] as const
export type AppIcon = (typeof appIcons)[number]

/**
 * The mark: a stop on a line. A maskable icon fills its square, since the system crops it; the stop is within the
 * central circle of 80 % that always remains.
 */
export function appIconSvg({ purpose }: AppIcon): string {
  const corner = purpose === 'any' ? 4 : 0
  const stop = purpose === 'any' ? 22 : 19
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><clipPath id="c"><rect width="34" height="34" rx="${corner}"/></clipPath><g clip-path="url(#c)"><rect width="34" height="34" fill="#12203f"/><path d="M0 ${stop}h34" stroke="#db6484" stroke-width="5"/><circle cx="17" cy="${stop}" r="6.2" fill="#fff" stroke="#db6484" stroke-width="3.6"/></g></svg>`
}

/** An icon's file name, without the extension. It changes with the drawing. */
export const appIconName = (icon: AppIcon): string =>
  `app-${icon.purpose}-${icon.size}-${contentHash(appIconSvg(icon))}`

/** The address of an icon. */
export const appIconUrl = (icon: AppIcon): string => `/pictures/${appIconName(icon)}.png`

export const drawAppIcon = (icon: AppIcon): Promise<Buffer> =>
  sharp(Buffer.from(appIconSvg(icon)), { density: (72 * icon.size) / 34 })
    .resize(icon.size, icon.size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
