/** The strongest wave of a square picture, in periods per side. The side is a power of two. */
export function strongestWave(values: Uint8Array, side: number): { readonly x: number; readonly y: number } {
  const real = new Float64Array(values)
  const mean = real.reduce((sum, value) => sum + value, 0) / values.length
  real.forEach((value, at) => (real[at] = value - mean))
  const imaginary = new Float64Array(values.length)
  for (let line = 0; line < side; line++) transform(real, imaginary, { from: line * side, step: 1, side })
  for (let line = 0; line < side; line++) transform(real, imaginary, { from: line, step: side, side })
  let strongest = 0
  let best = { x: 0, y: 0 }
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const at = y * side + x
      const power = (real[at] ?? 0) ** 2 + (imaginary[at] ?? 0) ** 2
      if (power <= strongest) continue
      strongest = power
      best = { x: x > side / 2 ? x - side : x, y: y > side / 2 ? y - side : y }
    }
  }
  return best
}

interface Line {
  readonly from: number
  readonly step: number
  readonly side: number
}

/** Cooley and Tukey, in place. */
function transform(real: Float64Array, imaginary: Float64Array, { from, step, side }: Line): void {
  const at = (index: number) => from + index * step
  for (let index = 1, reversed = 0; index < side; index++) {
    let bit = side >> 1
    for (; reversed & bit; bit >>= 1) reversed ^= bit
    reversed ^= bit
    if (index < reversed) {
      swap(real, at(index), at(reversed))
      swap(imaginary, at(index), at(reversed))
    }
  }
  for (let length = 2; length <= side; length *= 2) {
    for (let start = 0; start < side; start += length) {
      for (let turn = 0; turn < length / 2; turn++) {
        const angle = (-2 * Math.PI * turn) / length
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
        const [low, high] = [at(start + turn), at(start + turn + length / 2)]
        const [re, im] = [real[high] ?? 0, imaginary[high] ?? 0]
        const [turnedRe, turnedIm] = [re * cos - im * sin, re * sin + im * cos]
        const [lowRe, lowIm] = [real[low] ?? 0, imaginary[low] ?? 0]
        real[high] = lowRe - turnedRe
        imaginary[high] = lowIm - turnedIm
        real[low] = lowRe + turnedRe
        imaginary[low] = lowIm + turnedIm
      }
    }
  }
}

function swap(values: Float64Array, one: number, other: number): void {
  const kept = values[one] ?? 0
  values[one] = values[other] ?? 0
  values[other] = kept
}
