import { NO_DETAILS } from '../../../lib/garment.fixtures.ts'
import type { Artwork } from '../../cart/index.ts'
import type { Catalog, Garment, Zone } from './printable-garment.ts'

export function aCatalog(changes: Partial<Catalog> = {}): Catalog {
  return {
    currency: 'USD',
    currencyExponent: 2,
    taxMode: 'none',
    taxRatePercent: 0,
    garments: [
      aGarment('tee', ['Black', 'White'], ['YS', 'M', 'XL'], ['full_front', 'left_chest', 'full_back']),
      aGarment('tote', ['Black'], ['One size'], ['full_front']),
    ],
    categories: [],
    zones: [
      aZone('full_front', [0, 76], 305, 356),
      aZone('left_chest', [102, 76], 102, 102),
      aZone('full_back', [0, 102], 305, 381),
    ],
    sizeTiers: [
      { id: 'small', label: 'Small', maxWidthMm: 102, maxHeightMm: 102, priceMinor: 300 },
      { id: 'full', label: 'Full', maxWidthMm: 305, maxHeightMm: 381, priceMinor: 1000 },
    ],
    quantityBreaks: [
      { garmentKind: 'tee', minQuantity: 6, percentOff: 5 },
      { garmentKind: 'tee', minQuantity: 12, percentOff: 10 },
    ],
    ...changes,
  }
}

export function anArtwork(changes: Partial<Artwork> = {}): Artwork {
  return {
    id: 'art_1',
    fileName: 'logo.png',
    format: 'png',
    byteSize: 1000,
    widthPx: 2400,
    heightPx: 1200,
    vector: false,
    pages: null,
    hasAlpha: true,
    inkAreaPercent: 50,
    semiTransparentPercent: 0,
    emptyMarginPx: { top: 0, right: 0, bottom: 0, left: 0 },
    clearMarginPx: { top: 0, right: 0, bottom: 0, left: 0 },
    thinnestLinePx: null,
    statedWidthMm: null,
    maxPrintSize: {
      minimumDpi: { widthMm: 406.4, heightMm: 203.2 },
      recommendedDpi: { widthMm: 203.2, heightMm: 101.6 },
    },
    previewUrl: '/preview',
    previewExpiresAt: '2026-01-02T00:00:00Z',
    createdAt: '2026-01-01T00:00:00Z',
    ...changes,
  }
}

function aGarment(slug: string, colours: string[], sizes: string[], zoneIds: string[]): Garment {
  return {
    id: `gar_${slug}`,
    slug,
    kind: slug,
    views: [],
    name: slug,
    description: '',
    fabric: 'cotton',
    priceFromMinor: 900,
    zoneIds,
    ...NO_DETAILS,
    colours: colours.map((name) => ({
      name,
      hex: name === 'Black' ? '#17171a' : '#f7f6f2',
      translations: {},
      sizes: sizes.map((size) => ({
        variantId: `${slug}-${name}-${size}`,
        size,
        priceMinor: size === 'XL' ? 1100 : 900,
        availability: name === 'White' && size === 'XL' ? 'out' : 'in_stock',
      })),
    })),
  }
}

function aZone(id: string, [xMm, yMm]: [number, number], maxWidthMm: number, maxHeightMm: number): Zone {
  return {
    id,
    name: id,
    garmentKinds: ['tee', 'tote'],
    view: 'front',
    anchor: { xMm, yMm },
    maxWidthMm,
    maxHeightMm,
    sizeBands: [
      { sizes: ['YS'], maxWidthMm: Math.min(maxWidthMm, 229), maxHeightMm: Math.min(maxHeightMm, 254) },
      { sizes: ['One size'], maxWidthMm: Math.min(maxWidthMm, 254), maxHeightMm: Math.min(maxHeightMm, 305) },
    ],
  }
}
