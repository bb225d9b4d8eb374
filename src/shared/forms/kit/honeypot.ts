/**
 * The honeypot: a field that people do not see, so usually only a program fills it in. Browsers and password managers
 * do not recognise its name (no name, address, phone, company or website).
 */
export const honeypotName = 'leave-blank'
