import { strayMark } from '../wording.ts'
import type { Content } from './content.ts'
import type { Fault } from './fault.ts'

/** A mark of two wordings without those that go with it. */
export const wordingFaults = ({ files }: Content): Fault[] =>
  files.flatMap(file => {
    const stray = strayMark(file.text)
    return stray
      ? [
          file.faultAt(
            stray.index,
            'wording',
            `${stray.mark} stands alone; write {{#if payment}}…{{else}}…{{/if}}`,
          ),
        ]
      : []
  })
