import { isFilm, isOf, readCart, type CartItem } from '../../cart/index.ts'
import { createDesignEditor, type DesignEditor } from './design-editor.ts'
import { changeColour, mendDesign, startDesign, type Design, type Outcome } from './design.ts'
import { draftOf, editOf, type DraftPlace } from './drafts.ts'
import { teamDesign } from '../roster/team-design.ts'
import { colourOf, findPrintableGarment, type Catalog, type PrintableGarment } from './printable-garment.ts'

interface Visit {
  readonly colour: string | undefined
  readonly cartItemId: string | undefined
}

/** With the given design of the cart, else the draft, else empty. */
export function openDesign(
  catalog: Catalog,
  printable: PrintableGarment,
  { colour, cartItemId }: Visit,
): DesignEditor {
  /** The drafts of garments before this editor changed them. */
  const begunBefore = new Map<string, Design | undefined>()
  return createDesignEditor({
    start: startDesign(printable, colour),
    keep: (design) => {
      const place = placeFor(design.garmentSlug, cartItemId)
      if (!begunBefore.has(design.garmentSlug)) begunBefore.set(design.garmentSlug, place.read())
      return place.write(design)
    },
    forget: (garmentSlug) => {
      if (cartItemId !== undefined || !begunBefore.has(garmentSlug)) return
      const begun = begunBefore.get(garmentSlug)
      if (begun) draftOf(garmentSlug).write(begun)
      else draftOf(garmentSlug).clear()
    },
    resume: () => {
      const design = placeFor(printable.garment.slug, cartItemId).read() ?? cartDesign(cartItemId)
      if (!design) return undefined
      // An edited design of the cart may have moved to another garment.
      const own = findPrintableGarment(catalog, design.garmentSlug) ?? printable
      return inColour(mendDesign(design, own), own, cartItemId === undefined ? colour : undefined)
    },
  })
}

export function placeFor(garmentSlug: string, cartItemId: string | undefined): DraftPlace {
  return cartItemId === undefined ? draftOf(garmentSlug) : editOf(cartItemId)
}

/** One, or all of a team. */
function findCartItems(cartItemId: string | undefined): readonly CartItem[] {
  return readCart().filter((entry): entry is CartItem => !isFilm(entry) && isOf(entry, cartItemId))
}

function cartDesign(cartItemId: string | undefined): Design | undefined {
  const items = findCartItems(cartItemId)
  const [item] = items
  if (!item) return undefined
  const { garmentSlug, colour, quantities, placements, note, sized } = item
  const activeZoneId = placements[0]?.zoneId ?? ''
  const layered = placements.flatMap(({ zoneId, layers }) => (layers ? [[zoneId, layers] as const] : []))
  return {
    ...{ garmentSlug, colour, quantities, placements, note, activeZoneId, fitEachSize: sized !== undefined },
    ...(layered.length > 0 && { layers: Object.fromEntries(layered) }),
    ...(item.member && teamDesign(items)),
  }
}

/** A colour in the URL overrides that of the draft. */
function inColour(outcome: Outcome, printable: PrintableGarment, colour: string | undefined): Outcome {
  if (colour === undefined || colour === outcome.design.colour || !colourOf(printable, colour)) return outcome
  const changed = changeColour(outcome.design, printable, colour)
  return { ...changed, consequences: [...outcome.consequences, ...changed.consequences] }
}
