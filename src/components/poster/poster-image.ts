import { type PictureName, pictureUrl } from '../../illustrations/pictures.ts'

/**
 * The attributes of a poster that loads when it is near the viewport. A poster in the first screen loads with the page:
 * a lazy image would wait for the layout.
 */
export const posterImage = (picture: PictureName, isInFirstScreen = false) =>
  ({
    src: pictureUrl(picture),
    width: 300,
    height: 400,
    loading: isInFirstScreen ? 'eager' : 'lazy',
  }) as const
