import { contrast, lighter, mixed, readable, turned, type Hex } from './colour.ts'
import { fontStack, type FontId } from './fonts.ts'
import { SURFACE, type Ground, type SurfaceName } from './surfaces.ts'

/** How a shop looks. */
export interface Look {
  readonly accent: Hex
  readonly surface: SurfaceName
  readonly headingFont: FontId
  readonly textFont: FontId
}

/** The accent, as the apps, emails and documents use it. */
interface AccentShades {
  /** On paper, sheet, tray and wash it can be read as text. */
  readonly press: Hex
  readonly pressStrong: Hex
  readonly pressWash: Hex
  /** Text on `press` and on `pressStrong`. */
  readonly onPress: Hex
}

export interface Colours extends Ground, AccentShades {}

const TEXT_CONTRAST = 4.5

export const DEFAULT_LOOK = {
  accent: '#c42f03',
  surface: 'paper',
  headingFont: 'bricolage-grotesque',
  textFont: 'instrument-sans',
} as const satisfies Look

type DayAndNight = Readonly<Record<'light' | 'dark', Colours>>

/** Of a shop, nearly always the same. */
let latest: { readonly key: string; readonly colours: DayAndNight } | undefined

export function coloursOf({ accent, surface }: Pick<Look, 'accent' | 'surface'>): DayAndNight {
  const key = accent + surface
  if (latest?.key !== key) {
    const { light, dark } = SURFACE[surface]
    const isNight = surface === 'ink'
    const colours = { light: onGround(accent, light, isNight), dark: onGround(accent, dark, true) }
    latest = { key, colours }
  }
  return latest.colours
}

function onGround(accent: Hex, ground: Ground, isDark: boolean): Colours {
  const away = isDark ? 1 : -1
  const grounds = [ground.paper, ground.sheet, ground.tray]
  const press = readable(accent, grounds, TEXT_CONTRAST)
  const pressStrong = readable(lighter(press, away * 0.07), grounds, TEXT_CONTRAST)
  const pressWash = washOf(press, pressStrong, ground.paper, isDark ? 0.05 : 0.14)
  const onPress = contrast(ground.sheet, press) >= contrast(ground.ink, press) ? ground.sheet : ground.ink
  return { ...ground, press, pressStrong, pressWash, onPress }
}

/** As strong as the accent can still be read on it. */
function washOf(press: Hex, pressStrong: Hex, paper: Hex, most: number): Hex {
  for (let share = most; share > 0; share -= 0.01) {
    const wash = mixed(press, paper, share)
    if ([press, pressStrong].every((shade) => contrast(shade, wash) >= TEXT_CONTRAST)) return wash
  }
  return paper
}

/** The accent that is used by day when the chosen one cannot be read, and undefined when it can. */
export function correctedAccent(look: Pick<Look, 'accent' | 'surface'>): Hex | undefined {
  const { press } = coloursOf(look).light
  return press === look.accent.toLowerCase() ? undefined : press
}

/** Values of the custom properties that `packages/ui/src/tokens.css` reads. */
export function lookStyle(look: Look): Readonly<Record<string, string>> {
  const { light, dark } = coloursOf(look)
  const colours = (Object.keys(PROPERTIES) as (keyof Colours)[]).flatMap((name) => [
    [`${PROPERTIES[name]}-light`, light[name]],
    [`${PROPERTIES[name]}-dark`, dark[name]],
  ])
  return {
    ...(Object.fromEntries(colours) as Record<string, string>),
    ...samplePrint(look.accent),
    '--font-display': fontStack(look.headingFont),
    '--font-text': fontStack(look.textFont),
    '--radius': `${SURFACE[look.surface].radiusPx}px`,
  }
}

/** Degrees between the colours of the sample print: far enough to tell them apart, near enough to belong together. */
const APART = 62

function samplePrint(accent: Hex): Readonly<Record<string, string>> {
  return {
    '--sample-one': accent,
    '--sample-two': turned(accent, APART),
    // Away from the end of the scale that the accent is near.
    '--sample-three': lighter(turned(accent, -APART), contrast(accent, '#000000') > 10 ? -0.16 : 0.16),
  }
}

const PROPERTIES = {
  paper: '--paper',
  sheet: '--sheet',
  tray: '--tray',
  ink: '--ink',
  inkSoft: '--ink-soft',
  rule: '--rule',
  ruleStrong: '--rule-strong',
  press: '--press',
  pressStrong: '--press-strong',
  pressWash: '--press-wash',
  onPress: '--on-press',
} as const satisfies Record<keyof Colours, string>
