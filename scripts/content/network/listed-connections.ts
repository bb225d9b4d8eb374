import type { Connection } from '../../../src/content-model/connection-schema.ts'
import type { Content } from '../../../src/content-model/rules/content.ts'
import type { Fault } from '../../../src/content-model/rules/fault.ts'

/** A connection with its place in the files. */
export interface ListedConnection {
  readonly connection: Connection
  /** As `content/connections/nordic.yaml:12`; found on demand, since each search reads the file up to there. */
  readonly place: () => string
  readonly note: (field: string, message: string) => Fault
}

/** Every connection of the content, in the order of files and lines. */
export const listedConnections = ({ connections }: Content): ListedConnection[] =>
  connections.flatMap(({ file, data }) =>
    data.map((connection, index) => {
      const note = (field: string, message: string) => file.fault([index, field], message)
      const place = () => {
        const { path, line } = note('from', '')
        return `${path}:${line}`
      }
      return { connection, place, note }
    }),
  )

/** Both stations in alphabetical order, so that it is the same in either direction. */
export const pairOf = ({ from, to }: Pick<Connection, 'from' | 'to'>) => [from, to].toSorted().join('–')
