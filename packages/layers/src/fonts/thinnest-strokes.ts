import type { FontWeight } from '../layer.ts'
import type { Font } from './fonts.ts'

/** How wide the thin strokes of a family are, in em. */
export function thinnestStrokeEm({ id, weights }: Font, weight: FontWeight): number {
  return THINNEST_EM[id]?.[Math.max(0, weights.indexOf(weight))] ?? 0
}

/** In the order of its weights. A test measures them. */
export const THINNEST_EM: Readonly<Record<string, readonly number[]>> = {
  'abril-fatface': [0.02],
  'alfa-slab-one': [0.164],
  amiri: [0.031, 0.039],
  anton: [0.161],
  archivo: [0.072, 0.105],
  'archivo-black': [0.13],
  bangers: [0.115],
  'bebas-neue': [0.1],
  'black-ops-one': [0.125],
  bungee: [0.189],
  cairo: [0.066, 0.104],
  caveat: [0.05, 0.075],
  'caveat-brush': [0.083],
  cinzel: [0.024, 0.024],
  comfortaa: [0.07, 0.089],
  'dancing-script': [0.021, 0.034],
  'dm-sans': [0.069, 0.105],
  fredoka: [0.079, 0.165],
  graduate: [0.08],
  'great-vibes': [0.016],
  'jetbrains-mono': [0.076, 0.101],
  kalam: [0.068, 0.103],
  'lilita-one': [0.153],
  lobster: [0.053],
  lora: [0.039, 0.073],
  modak: [0.176],
  monoton: [0.035],
  mukta: [0.067, 0.098],
  'noto-sans': [0.071, 0.111],
  oswald: [0.081, 0.121],
  outfit: [0.082, 0.126],
  pacifico: [0.089],
  'playfair-display': [0.02, 0.021],
  'press-start-2p': [0.125],
  righteous: [0.133],
  rubik: [0.078, 0.126],
  'russo-one': [0.132],
  rye: [0.046],
  sacramento: [0.035],
  'sedgwick-ave-display': [0.082],
  teko: [0.073, 0.125],
  'titan-one': [0.184],
}
