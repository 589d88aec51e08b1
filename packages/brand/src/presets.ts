import { DEFAULT_LOOK, type Look } from './look.ts'

/** To begin with; each can be changed in every part. */
export const PRESETS = {
  paper: DEFAULT_LOOK,
  white: { accent: '#1246d6', surface: 'white', headingFont: 'outfit', textFont: 'figtree' },
  ink: { accent: '#c6f432', surface: 'ink', headingFont: 'unbounded', textFont: 'dm-sans' },
  orchard: { accent: '#1f6b45', surface: 'paper', headingFont: 'fraunces', textFont: 'lora' },
  magenta: { accent: '#c2157f', surface: 'white', headingFont: 'oswald', textFont: 'archivo' },
} as const satisfies Record<string, Look>
export type PresetName = keyof typeof PRESETS
