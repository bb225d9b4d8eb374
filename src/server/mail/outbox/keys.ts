/** The key of a message to send. */
export const messageKey = (reference: string) => `message/${reference}`

export const restPrefix = 'rest/'

/** The key of the further mails of a message whose decisive mail is settled. */
export const restKey = (reference: string) => restPrefix + reference

/** The key that marks one of a message's mails as settled; 0 is the decisive one. */
export const sentKey = (reference: string, index: number) => `sent/${reference}/${index}`

/** The key that notes that customer service was told about a failed message. */
export const noticedKey = (reference: string) => `noticed/${reference}`
