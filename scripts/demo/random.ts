export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number
  integer(from: number, to: number): number
  between(from: number, to: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** Weights need not add up to anything. */
  weighted<Item>(table: readonly (readonly [Item, number])[]): Item
}

export function seededRandom(seed: number): Random {
  const word = smallFastCounter(seed)
  const next = () => word() / 2 ** 32
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    integer,
    between: (from, to) => from + next() * (to - from),
    chance: (probability) => next() < probability,
    pick: (items) => get(items, integer(0, items.length - 1)),
    weighted: (table) => {
      let left = next() * table.reduce((sum, [, weight]) => sum + weight, 0)
      return get(
        table,
        Math.max(
          0,
          table.findIndex(([, weight]) => (left -= weight) < 0),
        ),
      )[0]
    },
  }
}

/** Chris Doty-Humphrey's sfc32: 128 bits of state with a counter, so that it has no short cycles. Never for secrets. */
function smallFastCounter(seed: number): () => number {
  let [a, b, c, counter] = [0x9e3779b9, Math.trunc(seed / 2 ** 32), seed | 0, 1]
  const word = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let round = 0; round < 16; round += 1) word()
  return word
}

function get<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}
