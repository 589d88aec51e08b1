import { garmentKind, viewShift, type GarmentKind, type GarmentView } from '../garment-frame.ts'
import { apron } from './apron.ts'
import { cap } from './cap.ts'
import { crewneck, longSleeve, tee, youthTee } from './crew-top.ts'
import { hoodie } from './hoodie.ts'
import type { GarmentArt } from './path-data.ts'
import { polo } from './polo.ts'
import { tank } from './tank.ts'
import { tote } from './tote.ts'

const ART = {
  tee,
  long_sleeve: longSleeve,
  hoodie,
  tote,
  polo,
  cap,
  tank,
  crewneck,
  apron,
  youth_tee: youthTee,
} as const satisfies Record<GarmentKind, Record<'front' | 'back', GarmentArt>>

export function garmentArt(kind: string, view: GarmentView): GarmentArt {
  return ART[garmentKind(kind)][view === 'back' ? 'back' : 'front']
}

/** SVG path data, and its vertical shift in this view. */
export function clothOf(kind: string, view: GarmentView): { paths: readonly string[]; downMm: number } {
  return { paths: garmentArt(kind, view).cloth, downMm: viewShift(garmentKind(kind), view) }
}
