import { addStylesOnce } from '../lib/add-styles.ts'
import css from './saver.css?inline'

/** Takes in the styles of what saving shows: they come with its script, and weigh nothing on a page where nobody saves. */
export const adoptStyles = () => addStylesOnce(css)
