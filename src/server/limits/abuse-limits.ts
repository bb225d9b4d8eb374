/** A limit on what strangers can make the shop do. */
export interface AbuseLimit {
  /** The action that is limited, for the table for the owner. */
  readonly what: string
  readonly most: number
  /** How the table shows `most`, if not as a plain number. */
  readonly displayValue?: string
  /** What happens beyond the limit. */
  readonly beyond: string
}

/**
 * Everything that strangers can make the shop do by posting forms, with its limits. The table in `docs/operating.md` is
 * generated from it (`scripts/limits.ts`), and `functions/mail-send/limits.test.ts` exceeds each.
 */
export const abuseLimits = {
  confirmations: {
    what: 'Confirmations to one address in a day, the welcome to the newsletter included',
    most: 5,
    beyond: 'Customer service gets the message; its sender has the reference on the page and gets no mail',
  },
  links: {
    what: 'Newsletter links to one address in a day',
    most: 3,
    beyond: 'The answer is the same, and no mail is sent',
  },
  recipients: {
    what: 'Addresses of strangers that the mail server is asked about in an hour',
    most: 500,
    beyond: 'As the two above, for every further address',
  },
  waitingBytes: {
    what: 'Mail that waits for the mail server, in bytes; a message counts as 100 kB at least',
    most: 1_000_000_000,
    displayValue: '1 GB',
    beyond: '503, "We cannot take more messages just now"; what was typed stays in the form',
  },
  waitingConfirmations: {
    what: 'Confirmations that the mail server does not accept and that are tried again',
    most: 1000,
    beyond: 'Further ones are tried once; the sender has the reference on the page',
  },
  posts: {
    what: 'Forms posted from one network address in a minute, at `/mail/send` and at the newsletter’s buttons each',
    most: 20,
    beyond: 'The host answers 429 by itself',
  },
} as const satisfies Readonly<Record<string, AbuseLimit>>
