import { garmentKind, type GarmentKind } from './garment-frame.ts'
import type { GarmentArt } from './garment-parts.ts'
import { hoodie } from './hoodie.ts'
import { longSleeve } from './long-sleeve.ts'
import { tee } from './tee.ts'
import { tote } from './tote.ts'
import type { GarmentView } from './zone-view.ts'

const ART = {
  tee,
  long_sleeve: longSleeve,
  hoodie,
  tote,
} as const satisfies Record<GarmentKind, Record<GarmentView, GarmentArt>>

export function garmentArt(kind: string, view: GarmentView): GarmentArt {
  return ART[garmentKind(kind)][view]
}
