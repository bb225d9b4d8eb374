import type { Locale } from '../../src/i18n/locales.ts'
import { steps } from '../../src/illustrations/phone/screens.ts'
import { captionText } from '../../src/views/interrail-mobile-pass/step-text.ts'
import { stepLength, stepStart } from './timeline.ts'

/** A moment in WebVTT's format. `stamp(61.5) // => '00:01:01.500'` */
export function stamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}

/** The film's captions in a locale as a WebVTT file: one for each step, with a short pause between them. */
export function captionFile(locale: Locale): string {
  const words = captionText(locale)
  const cues = steps.map((step, index) => {
    const start = stepStart(index)
    return `${stamp(start)} --> ${stamp(start + stepLength - 0.1)}\n${words[step]}\n`
  })
  return ['WEBVTT\n', ...cues].join('\n')
}
