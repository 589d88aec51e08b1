import type { DesignLayer, PictureLayer, Placement } from '../../cart/index.ts'
import { placementOn, removePlacement, type Design } from '../design/design.ts'

type Layers = readonly DesignLayer[]
const NONE: Layers = []

/** From the back to the front; empty where a zone has nothing or one plain picture. */
export function layersOn({ layers }: Design, zoneId: string): Layers {
  return layers?.[zoneId] ?? NONE
}

/** What is there, as layers: a plain picture becomes the first of them. */
export function asLayers(design: Design, zoneId: string): Layers {
  const layers = layersOn(design, zoneId)
  if (layers.length > 0) return layers
  const print = placementOn(design, zoneId)
  return print ? [pictureLayer(print)] : NONE
}

/** Without layers the zone is empty. */
export function withLayers(design: Design, zoneId: string, layers: Layers): Design {
  if (layers === layersOn(design, zoneId)) return design
  const { [zoneId]: _before, ...others } = design.layers ?? {}
  if (layers.length === 0) return { ...removePlacement(design, zoneId), layers: others }
  return { ...design, layers: { ...others, [zoneId]: layers } }
}

/** The print as it was composed of the layers of its zone. */
export function withComposed(design: Design, print: Placement): Design {
  const others = design.placements.filter(({ zoneId }) => zoneId !== print.zoneId)
  return { ...design, placements: [...others, print] }
}

/** Zones whose print is not, or no longer, composed of their layers. */
export function zonesToCompose(design: Design): readonly string[] {
  return Object.entries(design.layers ?? {}).flatMap(([zoneId, layers]) =>
    placementOn(design, zoneId)?.layers === layers ? [] : [zoneId],
  )
}

export function newLayerId(layers: Layers): string {
  const taken = new Set(layers.map(({ id }) => id))
  for (let number = layers.length + 1; ; number++) if (!taken.has(`l${number}`)) return `l${number}`
}

function pictureLayer({ artwork, thumbnail, ...print }: Placement): PictureLayer {
  const { widthMm, heightMm, offsetXMm, offsetYMm, rotationDeg } = print
  return {
    ...{ id: 'l1', kind: 'image', artworkId: artwork.id, picture: { artwork, thumbnail } },
    ...{
      widthMm,
      heightMm,
      offsetXMm,
      offsetYMm,
      rotationDeg: rotationDeg > 180 ? rotationDeg - 360 : rotationDeg,
    },
  }
}
