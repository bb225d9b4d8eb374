import { addStylesOnce } from '../lib/add-styles.ts'
import css from './saver.css?inline'

/**
 * Adds the styles for saving, which are loaded with the script, so that they cost nothing on a page where nobody saves.
 */
export const adoptStyles = () => addStylesOnce(css)
