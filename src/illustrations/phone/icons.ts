import { moved, shape } from './draw.ts'

/** Line icons in a square of 24 units. They contain no text, so they need no translation. */
const icons = {
  person: 'M12 11.500a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.500c0-4.5 3-6.5 7.5-6.500s7.5 2 7.5 6.5',
  ticket: 'M3 6.500h18v3.500a2 2 0 0 0 0 4v3.500H3V14a2 2 0 0 0 0-4zM14.5 6.500v11',
  passport: 'M5.5 3h13v18h-13zM12 13.500a3.2 3.2 0 1 0 0-6.5 3.2 3.2 0 0 0 0 6.500zM9 17.500h6',
  calendar: 'M4 5.500h16v15H4zM4 10h16M8 3v4.500M16 3v4.5',
  suitcase: 'M3.5 8h17v12h-17zM9 8V4.500h6V8M8 8v12M16 8v12',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.500l5 5',
  bookmark: 'M6.5 3.500h11v17L12 16l-5.5 4.500z',
  check: 'M4.5 12.5 10 18 20 6.5',
  plus: 'M12 4.500v15M4.5 12h15',
  cross: 'M6 6l12 12M18 6 6 18',
  undo: 'M8.5 4.5 4 9l4.5 4.500M4.5 9H14a5.5 5.5 0 0 1 0 11H9',
  power: 'M12 3.5v8M7.5 6.5a7.5 7.5 0 1 0 9 0',
  mail: 'M3 5.5h18v13H3zM3 7l9 6.5L21 7',
  lock: 'M5.5 10.500h13v10h-13zM8.5 10.500V7.500a3.5 3.5 0 0 1 7 0v3M12 14.500v2.5',
  seat: 'M7 4.500v8.500h9.500a1.5 1.5 0 0 1 1.5 1.500V20M7 13v3.500h8M5 20h4',
  train:
    'M7 3.500h10a2 2 0 0 1 2 2V15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5.500a2 2 0 0 1 2-2zM5 10.500h14M8.5 17l-2.5 3.500M15.5 17l2.5 3.500M8.5 13.800h.01M15.5 13.800h.01',
  online: 'M3 9.500a13 13 0 0 1 18 0M6.5 13.500a8 8 0 0 1 11 0M10 17.300a3 3 0 0 1 4 0',
} as const

export type IconName = keyof typeof icons

/** An icon from its top left corner, in the class's stroke colour. */
export const icon = (name: IconName, x: number, y: number, look = 'icon') =>
  moved(x, y, shape(look, icons[name]))
