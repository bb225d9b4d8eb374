/** The type of a script element that waits: no browser asks for such a file by itself. */
export const heldType = 'text/plain'

/** Selects such elements. */
export const heldScripts = `script[type="${heldType}"]`
