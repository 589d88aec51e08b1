import type { Cloth } from './cloth-height.ts'
import { layeredNoise, noise } from './noise.ts'
import { blurred, field, HEIGHT, PX_PER_MM, WIDTH, xOf, yOf, type Field } from './raster.ts'

/** What the cloth is dyed, as linear light from 0 to 1. */
export interface Dye {
  readonly red: number
  readonly green: number
  readonly blue: number
  /** How much light the fuzz of the cloth gives back where it is seen from the side. */
  readonly sheen: number
}

/** A large lamp in the upper left, far enough that all of the cloth sees it. */
const LAMP = unit([-0.52, -0.62, 0.72])
const AMBIENT = 0.36
/** How far a fold throws its shadow, at most. */
const SHADOW_MM = 46

/** The photo: red, green, blue and alpha. */
export function photograph({ outer, inside, height, thread }: Cloth, dye: Dye, seed: number): Uint8Array {
  const lit = shadowsOf(height)
  const open = opennessOf(height)
  const ground = groundShadow(outer, inside)
  const photo = new Uint8Array(WIDTH * HEIGHT * 4)
  for (let at = 0; at < outer.length; at += 1) {
    const cloth = Math.min(1, (outer[at] ?? 0) + (inside[at] ?? 0))
    const normal = normalAt(height, at)
    const facing = Math.max(0, dot(normal, LAMP)) / LAMP[2]
    const [x, y] = [xOf(at), yOf(at)]
    const falloff = 1.06 - 0.13 * ((x + 500) / 1000) * 0.6 - 0.13 * ((y + 130) / 860) * 0.7
    const deep = 1 - 0.38 * (inside[at] ?? 0)
    const direct = (1 - AMBIENT) * facing * (lit[at] ?? 1) * deep
    const light = falloff * deep * (AMBIENT * (open[at] ?? 1) * (0.55 + 0.45 * normal[2]) + direct)
    const weave = weaveAt(x, y, seed)
    const fuzz = dye.sheen * (1 - normal[2]) ** 0.8 * (0.4 + facing)
    const yarn = 1 + 0.05 * (thread[at] ?? 0)
    const shade = (tone: number, warm: number) =>
      toByte((tone * yarn * light * weave + fuzz * falloff) * (1 + warm * (light - 0.9)))
    const shadow = ground[at] ?? 0
    const alpha = cloth + (1 - cloth) * shadow
    const part = alpha === 0 ? 0 : cloth / alpha
    photo[at * 4] = Math.round(shade(dye.red, 0.02) * part + 26 * (1 - part))
    photo[at * 4 + 1] = Math.round(shade(dye.green, 0) * part + 25 * (1 - part))
    photo[at * 4 + 2] = Math.round(shade(dye.blue, -0.03) * part + 28 * (1 - part))
    photo[at * 4 + 3] = Math.round(alpha * 255)
  }
  return photo
}

/** Jersey: columns of stitches, rows that are not quite straight, and yarn that is thicker here and there. */
function weaveAt(x: number, y: number, seed: number): number {
  const column = noise(x / 0.72 + 0.4 * noise(x / 40, y / 40, seed), y / 2.6, seed + 51)
  const row = noise(x / 5, y / 0.75, seed + 52)
  const slub = layeredNoise(x / 9, y / 1.4, seed + 53, 2)
  return 1 + 0.034 * column + 0.022 * row + 0.012 * slub
}

function normalAt(height: Field, at: number): readonly [number, number, number] {
  const across = ((height[at - 1] ?? 0) - (height[at + 1] ?? 0)) * (PX_PER_MM / 2)
  const down = ((height[at - WIDTH] ?? 0) - (height[at + WIDTH] ?? 0)) * (PX_PER_MM / 2)
  return unit([across, down, 1])
}

/** 1 in the light, less where something higher stands between here and the lamp; the lamp is large, so it is soft. */
function shadowsOf(height: Field): Field {
  const lit = field()
  const length = Math.hypot(LAMP[0], LAMP[1])
  const [stepX, stepY] = [LAMP[0] / length, LAMP[1] / length]
  const rise = (LAMP[2] / length) * 0.72
  const stepsPx = Array.from({ length: 26 }, (_, step) => 1.5 * 1.16 ** step).filter(
    (px) => px < SHADOW_MM * PX_PER_MM,
  )
  for (let at = 0; at < lit.length; at += 1) {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
    let most = 0
    for (const px of stepsPx) {
      const [nearX, nearY] = [Math.round(x + stepX * px), Math.round(y + stepY * px)]
      if (nearX < 0 || nearY < 0) break
      const above = (height[nearY * WIDTH + nearX] ?? 0) - (height[at] ?? 0) - rise * (px / PX_PER_MM)
      most = Math.max(most, above / (0.4 + 0.22 * (px / PX_PER_MM)))
    }
    lit[at] = 1 - 0.75 * Math.min(1, most)
  }
  return blurred(lit, 0.8)
}

/** How much of the sky is seen: less in hollows, of each width. */
function opennessOf(height: Field): Field {
  const open = field().fill(1)
  for (const [radiusMm, strength] of [
    [2.5, 0.16],
    [8, 0.07],
    [22, 0.035],
  ] as const) {
    const around = blurred(height, radiusMm)
    for (let at = 0; at < open.length; at += 1)
      open[at]! -= strength * Math.min(3, Math.max(-1, (around[at] ?? 0) - (height[at] ?? 0)))
  }
  return open.map((value) => Math.min(1.12, Math.max(0.25, value)))
}

/** Dark where cloth and ground meet, soft and wide to the lower right. */
function groundShadow(outer: Field, inside: Field): Field {
  const cloth = outer.map((value, at) => Math.min(1, value + (inside[at] ?? 0)))
  const [contact, wide] = [blurred(cloth, 3), blurred(cloth, 12)]
  const shifted = (values: Field, byMm: number) => {
    const by = Math.round(byMm * PX_PER_MM)
    return (at: number) => values[Math.max(0, at - by - by * WIDTH)] ?? 0
  }
  const [near, far] = [shifted(contact, 3), shifted(wide, 9)]
  return field().map((_, at) => {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
    const fade = Math.min(1, x / 24, y / 24, (WIDTH - 1 - x) / 24, (HEIGHT - 1 - y) / 24)
    return fade * Math.min(0.55, 0.32 * near(at) + 0.26 * far(at) ** 1.3)
  })
}

type Vector = readonly [number, number, number]

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

function dot(one: Vector, other: Vector): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
}

/** From linear light, with the soft shoulder that cameras have. */
function toByte(linear: number): number {
  const exposed = linear < 0.75 ? linear : 0.75 + 0.25 * Math.tanh((linear - 0.75) / 0.25)
  const value = exposed <= 0.0031308 ? 12.92 * exposed : 1.055 * Math.max(0, exposed) ** (1 / 2.4) - 0.055
  return Math.max(0, Math.min(255, value * 255))
}
