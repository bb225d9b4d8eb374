import { type PictureName, pictureUrl } from '../../illustrations/pictures.ts'

/**
 * Attributes of a poster that is fetched when it comes near. One in the first screen is fetched as the page comes: a lazy
 * one waits for the page to be laid out.
 */
export const posterImage = (picture: PictureName, isInFirstScreen = false) =>
  ({
    src: pictureUrl(picture),
    width: 300,
    height: 400,
    decoding: 'async',
    loading: isInFirstScreen ? 'eager' : 'lazy',
  }) as const
