/**
 * The honeypot: a field that people do not see, so usually only a program fills it. Its name is nothing that a browser
 * or a password manager fills in (no name, address, phone, company or website).
 */
export const honeypotName = 'leave-blank'
