/** Whole numbers from 0 to below `limit`, the same for the same seed. Marsaglia's xorshift with 32 bits. */
export type Random = (limit: number) => number

export function randomFrom(seed: number): Random {
  // Zero is the only state that xorshift never leaves.
  let state = Math.imul(seed + 1, 0x9e3779b1) || 0x2545f491
  return (limit) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % limit
  }
}
