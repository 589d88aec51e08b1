import { GARMENT_VIEWS } from '@platen/ui/garment-shapes'
import type { DesignPrint } from '../../../platform/garment-pictures/draw-side.ts'
import type { Platform } from '../../../platform/platform.ts'
import { sidesOf } from '../../../platform/records/garment-sides.ts'
import { findArtworks } from '../../selling/artworks/index.ts'
import type { Garment, Shop } from '../../selling/catalog/index.ts'
import { findSharedDesign } from '../../selling/designs/index.ts'
import type { SharePicture } from './draw-share-picture.ts'
import { garmentName, offeredLocale, shopLook } from './share-pages.ts'

export interface SharedDesign {
  readonly token: string
  readonly language: string
  /** As the address of the page names them; what the shop does not have is ignored. */
  readonly garment: string | undefined
  readonly colour: string | undefined
}

/** A design on the garment that its page shows it on; undefined when there is no such page. */
export async function shareDesign(
  { database, keys }: Pick<Platform, 'database' | 'keys'>,
  shop: Shop,
  { token, language, garment: slug, colour }: SharedDesign,
): Promise<SharePicture | undefined> {
  const locale = offeredLocale(shop, language)
  const design = locale && (await findSharedDesign({ database, keys }, token))
  if (!locale || !design) return undefined
  const artworks = await findArtworks(
    database,
    design.prints.map(({ artworkId }) => artworkId),
  )
  const zones = shop.zones.filter(({ id }) => design.prints.some(({ zoneId }) => zoneId === id))
  const prints = design.prints.flatMap(({ artworkId, zoneId, layers: _layers, ...placed }): DesignPrint[] => {
    const zone = zones.find(({ id }) => id === zoneId)
    const artworkSha256 = artworks.get(artworkId)?.sha256 ?? null
    return zone ? [{ ...placed, rotationDeg: 0, zone, artworkSha256 }] : []
  })
  if (prints.length < design.prints.length) return undefined
  const fits = ({ kind }: Garment) => zones.every(({ garmentKinds }) => garmentKinds.includes(kind))
  const named = shop.garments.find((garment) => garment.slug === slug)
  const garment = named && fits(named) ? named : shop.garments.find(fits)
  const variant = garment?.variants.find((one) => one.colour === colour) ?? garment?.variants[0]
  if (!garment || !variant) return undefined
  const views = GARMENT_VIEWS.filter((view) => prints.some(({ zone }) => zone.view === view))
  const shown = { garment: sidesOf(garment.appearance), colours: [variant.colourHex], prints }
  return {
    ...shopLook(shop),
    title: design.name ?? garmentName(garment, locale),
    text: shop.translations[locale]?.tagline ?? shop.tagline,
    shown: { garments: views.slice(0, 2).map((view) => ({ ...shown, view })) },
  }
}
