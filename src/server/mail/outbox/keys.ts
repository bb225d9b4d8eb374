/** Where a message is kept that is to be sent. */
export const messageKey = (reference: string) => `message/${reference}`

/** Where it is noted that a mail of a message is settled; 0 is the decisive one. */
export const sentKey = (reference: string, index: number) => `sent/${reference}/${index}`

/** Where it is noted that customer service was told of a failed message. */
export const noticedKey = (reference: string) => `noticed/${reference}`
