import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  back: {
    en: (row: string) => `${row}: previous`,
    sv: (row: string) => `${row}: föregående`,
    da: (row: string) => `${row}: forrige`,
  },
  on: {
    en: (row: string) => `${row}: next`,
    sv: (row: string) => `${row}: nästa`,
    da: (row: string) => `${row}: næste`,
  },
})
