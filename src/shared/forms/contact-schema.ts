import * as v from 'valibot'
import { isDate, isTime } from './clock.ts'
import { isEmail } from './email.ts'
import { fillMessage } from './fill-message.ts'
import { journeyStatuses } from './journey-status.ts'
import { limits } from './limits.ts'
import type { FormMessages } from './messages.ts'
import { isSingleLine } from './single-line.ts'
import { subjects } from './subjects.ts'

/** The schemas of the contact form's texts and of one journey, with the messages of one locale. */
export function contactSchemas(messages: FormMessages) {
  const atMost = (max: number) =>
    v.maxLength<string, number, string>(max, fillMessage(messages.tooLong, { max }))
  const line = (max: number) => v.pipe(v.string(), v.check(isSingleLine, messages.singleLine), atMost(max))
  const emptyOr = (test: (value: string) => boolean, message: string) =>
    v.pipe(
      v.string(),
      v.check(value => value === '' || test(value), message),
    )

  return {
    text: v.object({
      name: v.pipe(line(limits.name), v.nonEmpty(messages.name)),
      lastName: v.pipe(line(limits.lastName), v.nonEmpty(messages.lastName)),
      email: v.pipe(line(limits.email), v.check(isEmail, messages.email)),
      phone: line(limits.phone),
      orderNumber: line(limits.orderNumber),
      subject: v.picklist(subjects, messages.subject),
      message: v.pipe(v.string(), v.nonEmpty(messages.message), atMost(limits.message)),
      claimInfo: v.pipe(v.string(), atMost(limits.claimInfo)),
    }),
    journey: v.object({
      row: v.number(),
      date: emptyOr(isDate, messages.dateInvalid),
      from: line(limits.station),
      to: line(limits.station),
      departure: emptyOr(isTime, messages.timeInvalid),
      arrival: emptyOr(isTime, messages.timeInvalid),
      train: line(limits.train),
      status: v.picklist(['', ...journeyStatuses], messages.status),
    }),
  }
}

export type ContactText = v.InferOutput<ReturnType<typeof contactSchemas>['text']>
export type Journey = v.InferOutput<ReturnType<typeof contactSchemas>['journey']>
