/** A number with its noun. `counted(1, 'fault') // => '1 fault'` */
export const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
