import { answerText } from '../../src/shared/forms/kit/answer-text.ts'
import type { FormErrors } from '../../src/shared/forms/kit/errors.ts'
import { formMessages } from '../../src/shared/forms/kit/messages.ts'
import { serverErrorText } from '../../src/shared/server-error-text.ts'
import type { BodyResult } from './body.ts'
import type { Sender } from './sender.ts'

/** A rejected form. `statusMessage` is one line in the sender's language, or the mail server's own. */
export interface Refused {
  readonly ok: false
  readonly statusCode: 400 | 403 | 405 | 413 | 415 | 422 | 502 | 503
  readonly statusMessage: string
  readonly errors: FormErrors
  readonly sender: Sender
  /** The page's heading and its paragraph, for a browser without scripts. */
  readonly title: string
  readonly paragraph: string
}

export type Words =
  | Exclude<
      keyof ReturnType<typeof answerText>,
      'fields' | 'errorTitle' | 'error' | 'goBack' | 'linksEmpty' | 'toForm'
    >
  | 'tooLarge'

/** A refusal with our own message, or with `others` (the mail server's message) if that is not empty. */
export function refuse(
  sender: Sender,
  statusCode: Refused['statusCode'],
  words: Words,
  others = '',
): Refused {
  const text = answerText(sender.locale)
  const own = words === 'tooLarge' ? formMessages(sender.locale).tooLarge : text[words]
  const statusMessage = others || own
  return {
    ok: false,
    statusCode,
    statusMessage,
    errors: {},
    sender,
    title: text.errorTitle,
    paragraph: `${text.error} ${statusMessage}`,
  }
}

/** A refusal of a form with invalid fields. */
export function refuseFields(sender: Sender, errors: FormErrors, tooLarge: boolean): Refused {
  const title = answerText(sender.locale).fields
  return {
    ok: false,
    statusCode: tooLarge ? 413 : 422,
    statusMessage: tooLarge ? formMessages(sender.locale).tooLarge : title,
    errors,
    sender,
    title,
    paragraph: '',
  }
}

/** The response to an unexpected fault. It says only that the fault is on our side. */
export function refuseByFault(sender: Sender): Refused {
  const { title, description } = serverErrorText(sender.locale)
  return {
    ok: false,
    statusCode: 503,
    statusMessage: `${title}. ${description}`,
    errors: {},
    sender,
    title,
    paragraph: description,
  }
}

/** The response to a body that cannot be read as a form. */
export const bodyRefusals: Readonly<
  Record<Exclude<BodyResult, { ok: true }>['error'], [Refused['statusCode'], Words]>
> = {
  'too-large': [413, 'tooLarge'],
  'wrong-type': [415, 'wrongType'],
  malformed: [400, 'malformed'],
  'too-many-fields': [400, 'malformed'],
  'long-name': [400, 'malformed'],
  'wrong-kind': [400, 'malformed'],
}
