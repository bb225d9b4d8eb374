import { DOMParser, type Document, onWarningStopParsing } from '@xmldom/xmldom'

/**
 * Reads XML as a document.
 *
 * @throws with the place, for text that is not well-formed
 */
export const parseXml = (xml: string): Document =>
  new DOMParser({ onError: onWarningStopParsing }).parseFromString(xml, 'text/xml')
