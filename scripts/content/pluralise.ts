/** A number with its noun. `pluralise(1, 'fault') // => '1 fault'` */
export const pluralise = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
