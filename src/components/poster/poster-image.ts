import { type PictureName, pictureUrl } from '../../illustrations/pictures.ts'

/** Attributes of a poster that is fetched when it comes near. */
export const posterImage = (picture: PictureName) =>
  ({ src: pictureUrl(picture), width: 300, height: 400, decoding: 'async', loading: 'lazy' }) as const
