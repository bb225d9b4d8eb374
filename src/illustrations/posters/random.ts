/** A stream of numbers that is always the same for the same seed. */
export interface Random {
  /** The next number, from 0 up to but not including 1. */
  next(): number
  /** The next number, scaled to lie between two bounds. */
  between(low: number, high: number): number
}

/**
 * Makes a seeded stream of numbers (FNV-1a for the seed, mulberry32 for the stream).
 *
 *     createRandom('norway').next() === createRandom('norway').next() // => true
 */
export function createRandom(seed: string): Random {
  let state = 2166136261
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return { next, between: (low, high) => low + (high - low) * next() }
}
