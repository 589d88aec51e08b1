/** `#rrggbb`, lower case. */
export type Hex = `#${string}`

/** Each from 0 to 1, in linear light (IEC 61966-2-1). */
type Linear = readonly [red: number, green: number, blue: number]

/** OKLCH (Björn Ottosson, "A perceptual color space for image processing", 2020). Hue in radians. */
interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

/** WCAG 2.2: at least 4.5 for text, 3 for large text and for what is no text. */
export function contrast(one: Hex, other: Hex): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex: Hex): number {
  const [red, green, blue] = toLinear(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The same hue, lighter or darker by `by` of OKLCH lightness, which runs from 0 to 1. */
export function lighter(hex: Hex, by: number): Hex {
  const { lightness, ...rest } = toOklch(hex)
  return fromOklch({ ...rest, lightness: Math.min(1, Math.max(0, lightness + by)) })
}

/** Another hue as light and strong as this one, so many degrees further around the circle. */
export function turned(hex: Hex, degrees: number): Hex {
  const { hue, ...rest } = toOklch(hex)
  return fromOklch({ ...rest, hue: hue + (degrees / 180) * Math.PI })
}

/** `share` of the colour over the ground. */
export function mixed(colour: Hex, ground: Hex, share: number): Hex {
  const [from, to] = [toLinear(ground), toLinear(colour)]
  const mix = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share
  return fromLinear([mix(0), mix(1), mix(2)])
}

const STEP = 0.005

/** The nearest shade of the same hue with enough contrast on each ground; the colour itself if it has it. */
export function readable(colour: Hex, grounds: readonly Hex[], ratio: number): Hex {
  const passes = (shade: Hex) => grounds.every((ground) => contrast(shade, ground) >= ratio)
  if (passes(colour)) return colour
  const { lightness } = toOklch(colour)
  for (let distance = STEP; distance <= 1; distance += STEP)
    for (const by of [-distance, distance]) {
      if (lightness + by < 0 || lightness + by > 1) continue
      const shade = lighter(colour, by)
      if (passes(shade)) return shade
    }
  throw new Error(`No shade of ${colour} can be read on ${grounds.join(', ')}.`)
}

function toLinear(hex: Hex): Linear {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function fromLinear(rgb: Linear): Hex {
  const channels = rgb.map((value) => {
    const held = Math.min(1, Math.max(0, value))
    const encoded = held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

function toOklch(hex: Hex): Oklch {
  const [red, green, blue] = toLinear(hex)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  }
}

/** With less chroma if a screen cannot show the colour. */
function fromOklch({ lightness, chroma, hue }: Oklch): Hex {
  for (let share = 1; share > 0; share -= 0.05) {
    const rgb = linearOf(lightness, chroma * share, hue)
    if (rgb.every((value) => value >= -0.0005 && value <= 1.0005)) return fromLinear(rgb)
  }
  return fromLinear(linearOf(lightness, 0, hue))
}

function linearOf(lightness: number, chroma: number, hue: number): Linear {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}
