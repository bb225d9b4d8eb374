import { DOMParser, type Document, onWarningStopParsing } from '@xmldom/xmldom'

/**
 * Parses XML.
 *
 * @throws with the position if the text is not well-formed
 */
export const parseXml = (xml: string): Document =>
  new DOMParser({ onError: onWarningStopParsing }).parseFromString(xml, 'text/xml')
