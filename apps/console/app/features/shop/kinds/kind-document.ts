import type { Resources } from '@platen/api-client'
import { fitsOnFilm } from '@platen/placement'
import { sizeTierFor } from '@platen/pricing'
import { GARMENT_VIEWS, type GarmentView } from '@platen/ui'
import { freeSlug } from '../../../lib/forms/members.ts'
import { m } from '../../../messages/messages.ts'

type PrintSettings = Resources['AdminPrintZoneSettingsResponse']
export type Kind = PrintSettings['kinds'][number]
type Zone = PrintSettings['zones'][number]
export type Drawing = NonNullable<Kind['views'][number]['drawing']>
export type KindFacts = Omit<Kind, 'id'>

export const DRAWINGS = Object.keys(m.kinds.drawings) as readonly Drawing[]
export const MAX_SIZE_LENGTH = 20

/** A kind that is called like one of the drawings is shown by it. */
export function drawingNamed(name: string): Drawing | null {
  const wanted = plain(name)
  return (
    DRAWINGS.find((drawing) => [drawing, m.kinds.drawings[drawing]].some((one) => plain(one) === wanted)) ??
    null
  )
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** "S, M, L" is three sizes; one that is named twice counts once. */
export function readSizes(text: string): string[] {
  return [...new Set(text.split(/[,;\n]/).map((size) => size.trim()))].filter((size) => size !== '')
}

/** `XS`, `2XL` and figures are the same in every language. */
export function sizesInWords(sizes: readonly string[]): string[] {
  return sizes.filter((size) => /\p{L}{4,}/u.test(size))
}

type SizeTranslations = NonNullable<Kind['sizeTranslations']>

export function withSizeNamed(
  list: SizeTranslations = [],
  size: string,
  translations: SizeTranslations[number]['translations'],
): SizeTranslations {
  return [...list.filter((one) => one.size !== size), { size, translations }]
}

export function withSide(views: Kind['views'], view: GarmentView, drawing: Drawing | null): Kind['views'] {
  const others = views.filter((side) => side.view !== view)
  return [...others, { view, drawing }].toSorted(
    (one, other) => GARMENT_VIEWS.indexOf(one.view) - GARMENT_VIEWS.indexOf(other.view),
  )
}

type WithKinds = Pick<PrintSettings, 'film'> & {
  readonly kinds: readonly Kind[]
  readonly zones: readonly Zone[]
  readonly sizeTiers: readonly { readonly maxWidthMm: number; readonly maxHeightMm: number }[]
}

/** With its print zones: those of another kind, or one on each side. */
export function withNewKind<Settings extends WithKinds>(
  settings: Settings,
  facts: KindFacts,
  like?: string,
): { readonly settings: Settings; readonly kind: Kind } {
  const { kinds, zones } = settings
  const kind = {
    ...facts,
    name: facts.name.trim(),
    id: freeSlug(facts.name, new Set(kinds.map(({ id }) => id))),
  }
  const shared = zones.map((zone) =>
    like !== undefined && zone.garmentKinds.includes(like)
      ? { ...zone, garmentKinds: [...zone.garmentKinds, kind.id] }
      : zone,
  )
  return {
    settings: {
      ...settings,
      kinds: [...kinds, kind],
      zones: like === undefined ? [...zones, ...ownZones(settings, kind)] : shared,
    },
    kind,
  }
}

/** On the body of an adult garment; the owner moves them. */
const TOP_MM = 80
const FULL_MM = [250, 300] as const
const SMALL_MM = [100, 100] as const
const FULL_VIEWS: readonly GarmentView[] = ['front', 'back']

function ownZones({ zones, sizeTiers, film }: WithKinds, kind: Kind): Zone[] {
  const taken = new Set(zones.map(({ id }) => id))
  const last = Math.max(-1, ...zones.map(({ sort }) => sort))
  const isMade = ([widthMm, heightMm]: readonly [number, number]) =>
    fitsOnFilm({ widthMm, heightMm }, film) &&
    sizeTierFor(
      { widthMm, heightMm },
      sizeTiers.map((tier) => ({ ...tier, id: '', label: '', priceMinor: 0 })),
    ) !== undefined
  return kind.views.map(({ view }, at) => {
    const wanted = FULL_VIEWS.includes(view) ? FULL_MM : SMALL_MM
    const [maxWidthMm, maxHeightMm] = [wanted, SMALL_MM].find(isMade) ?? SMALL_MM
    const id = freeSlug(view, taken)
    taken.add(id)
    return {
      id,
      name: m.garmentPhotos.side[view],
      garmentKinds: [kind.id],
      view,
      anchor: { xMm: 0, yMm: TOP_MM },
      maxWidthMm,
      maxHeightMm,
      sizeBands: [],
      active: true,
      sort: last + 1 + at,
    }
  })
}

/** Zones that were on this kind alone go with it. */
export function withoutKind<Settings extends Pick<WithKinds, 'kinds' | 'zones'>>(
  settings: Settings,
  id: string,
): Settings {
  return {
    ...settings,
    kinds: settings.kinds.filter((kind) => kind.id !== id),
    zones: settings.zones.flatMap((zone) => {
      const garmentKinds = zone.garmentKinds.filter((kind) => kind !== id)
      return garmentKinds.length === 0 ? [] : [{ ...zone, garmentKinds }]
    }),
  }
}
