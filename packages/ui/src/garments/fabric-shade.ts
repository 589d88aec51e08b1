/** The shades of a fabric: outlines, seams and folds contrast with any colour. */
export type FabricShade = {
  fabric: string
  /** The inside of a neck or hood. */
  inside: string
  line: string
  seam: string
  shadow: string
  light: string
}

const BLACK = [0, 0, 0] as const
const WHITE = [255, 255, 255] as const
type Rgb = readonly [number, number, number]

export function fabricShade(hex: string): FabricShade {
  const cloth = parseHex(hex)
  const lightness = Math.sqrt(luminanceOf(cloth))
  const dark = isDarkFabric(hex)
  const away = dark ? WHITE : BLACK

  return {
    fabric: toHex(cloth),
    inside: toHex(mix(cloth, BLACK, dark ? 0.42 : 0.2)),
    line: toHex(mix(cloth, away, dark ? 0.42 : 0.52)),
    seam: alpha(away, dark ? 0.3 : 0.34),
    shadow: alpha(BLACK, 0.6 - 0.36 * lightness),
    light: alpha(WHITE, 0.1 + 0.16 * lightness),
  }
}

/** CSS variables, so that pages without scripts can change the colour by style. */
export function fabricVariables(hex: string): Record<`--${string}`, string> {
  const shade = fabricShade(hex)
  return {
    '--fabric': shade.fabric,
    '--fabric-inside': shade.inside,
    '--fabric-line': shade.line,
    '--fabric-seam': shade.seam,
    '--fabric-shadow': shade.shadow,
    '--fabric-light': shade.light,
  }
}

/** Whether white reads better on the fabric than black does: colour needs a white underbase to show on it. */
export function isDarkFabric(hex: string): boolean {
  return relativeLuminance(hex) < EQUAL_CONTRAST
}

/** Where the WCAG contrast with white equals the contrast with black: (1.05 / (L + .05)) = ((L + .05) / .05). */
const EQUAL_CONTRAST = Math.sqrt(1.05 * 0.05) - 0.05

/** From 0 (black) to 1 (white), as WCAG 2.2 defines it. */
export function relativeLuminance(hex: string): number {
  return luminanceOf(parseHex(hex))
}

function luminanceOf([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const blend = (a: number, b: number) => Math.round(a + (b - a) * share)
  return [blend(from[0], to[0]), blend(from[1], to[1]), blend(from[2], to[2])]
}

/** An invalid colour becomes grey, so that the page still renders. */
function parseHex(hex: string): Rgb {
  const digits = /^#?([0-9a-f]{6})$/i.exec(hex)?.[1]
  if (digits === undefined) return [128, 128, 128]

  const value = Number.parseInt(digits, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function toHex(colour: Rgb): string {
  return `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function alpha([red, green, blue]: Rgb, share: number): string {
  return `rgb(${red} ${green} ${blue} / ${Math.round(share * 1000) / 1000})`
}
