import type { Resources } from '@platen/api-client'
import { makeThumbnail } from '../../../lib/pictures/make-thumbnail.ts'
import type { Artwork, DesignLayer, Placement } from '../../cart/index.ts'
import { startDesign, type Design } from '../design/design.ts'
import type { PrintableGarment } from '../design/printable-garment.ts'

type SharedDesign = Resources['DesignRecord']
type SharedPrint = SharedDesign['prints'][number]

/** A design of one's own that begins as the shared one. Prints whose artwork was removed are left out. */
export async function copiedDesign(
  shared: SharedDesign,
  printable: PrintableGarment,
  colour: string,
): Promise<Design> {
  const artworks = new Map(shared.artworks.map((artwork) => [artwork.id, artwork]))
  const placements: Placement[] = []
  const layers: Record<string, readonly DesignLayer[]> = {}
  for (const print of shared.prints) {
    if (!print.artwork || !printable.zones.some(({ id }) => id === print.zoneId)) continue
    const placement = await placementOf(print, print.artwork)
    const own = isPlain(print) ? undefined : await layersOf(print, artworks)
    if (own) layers[print.zoneId] = own
    placements.push(own ? { ...placement, layers: own } : placement)
  }
  return {
    ...startDesign(printable, colour),
    placements,
    layers,
    activeZoneId: placements[0]?.zoneId ?? printable.zones[0]?.id ?? '',
  }
}

/** One picture that nothing was done to is printed as it was uploaded. */
function isPlain({ layers, artwork }: SharedPrint): boolean {
  const [only, another] = layers
  return only?.kind === 'image' && another === undefined && only.artworkId === artwork?.id
}

async function placementOf(print: SharedPrint, artwork: Artwork): Promise<Placement> {
  const { zoneId, widthMm, heightMm, offsetXMm, offsetYMm } = print
  const thumbnail = await makeThumbnail(artwork.previewUrl)
  return { ...{ zoneId, artwork, thumbnail, widthMm, heightMm, offsetXMm, offsetYMm }, rotationDeg: 0 }
}

async function layersOf(
  { layers }: SharedPrint,
  artworks: ReadonlyMap<string, Artwork>,
): Promise<readonly DesignLayer[]> {
  const own: DesignLayer[] = []
  for (const layer of layers) {
    if (layer.kind !== 'image') {
      own.push(layer as DesignLayer)
      continue
    }
    const artwork = artworks.get(layer.artworkId ?? '')
    if (!artwork) continue
    const picture = { artwork, thumbnail: await makeThumbnail(artwork.previewUrl) }
    own.push({ ...(layer as Omit<Extract<DesignLayer, { kind: 'image' }>, 'picture'>), picture })
  }
  return own
}
