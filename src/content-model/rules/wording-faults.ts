import { unpairedMark } from '../wording.ts'
import type { Content } from './content.ts'
import type { Fault } from './fault.ts'

/** An incomplete set of marks for two wordings. */
export const wordingFaults = ({ files }: Content): Fault[] =>
  files.flatMap(file => {
    const stray = unpairedMark(file.text)
    return stray
      ? [
          file.faultAt(
            stray.index,
            'wording',
            `${stray.mark} is incomplete; write {{#if payment}}…{{else}}…{{/if}}`,
          ),
        ]
      : []
  })
