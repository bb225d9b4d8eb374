/**
 * A field that people do not see: what fills it is usually a program. Its name says nothing that a browser or a
 * password manager would fill (no name, address, phone, company or website).
 */
export const honeypotName = 'leave-blank'
