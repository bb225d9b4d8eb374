import type { Translated } from '../../../i18n/locales.ts'
import { da } from './da.ts'
import { en } from './en.ts'
import type { GuideText, GuideValues } from './guide-text.ts'
import { sv } from './sv.ts'

/** The pass guide in each language. */
export const guideText: Translated<(values: GuideValues) => GuideText> = { en, sv, da }
