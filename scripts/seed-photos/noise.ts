/** Smooth noise between -1 and 1 that is the same on every machine. */
export function noise(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [across, down] = [eased(x - left), eased(y - top)]
  const upper = mix(corner(left, top, seed), corner(left + 1, top, seed), across)
  const lower = mix(corner(left, top + 1, seed), corner(left + 1, top + 1, seed), across)
  return mix(upper, lower, down)
}

/** Noise upon noise, each layer half as wide and half as strong as the one before. */
export function layeredNoise(x: number, y: number, seed: number, layers: number): number {
  let [sum, strength, scale] = [0, 1, 1]
  for (let layer = 0; layer < layers; layer += 1) {
    sum += strength * noise(x * scale, y * scale, seed + layer * 17)
    strength /= 2
    scale *= 2.03
  }
  return sum
}

/** Creases: sharp along lines, flat between them. From 0 to 1. */
export function creases(x: number, y: number, seed: number): number {
  return (1 - Math.abs(noise(x, y, seed))) ** 3
}

function corner(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263) ^ Math.imul(seed, 2_246_822_519)
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177)
  hash = Math.imul(hash ^ (hash >>> 16), 2_654_435_761)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 31 - 1
}

function eased(share: number): number {
  return share ** 3 * (share * (share * 6 - 15) + 10)
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}
