import { readCart, type CartItem } from '../cart/index.ts'
import { createBench, type Bench } from './bench.ts'
import { changeColour, mendDesign, startDesign, type Design, type Outcome } from './design.ts'
import { draftOf, editOf, type DraftPlace } from './drafts.ts'
import { colourOf, findWorkpiece, type Catalog, type Workpiece } from './workpiece.ts'

interface Visit {
  readonly colour: string | undefined
  readonly cartItemId: string | undefined
}

/** A bench for this garment: with the design from the cart that is named, else with the draft, else empty. */
export function benchFor(catalog: Catalog, workpiece: Workpiece, { colour, cartItemId }: Visit): Bench {
  /** What the customer had begun on a garment before this bench came to it. */
  const begunBefore = new Map<string, Design | undefined>()
  return createBench({
    start: startDesign(workpiece, colour),
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
      const design = placeFor(workpiece.garment.slug, cartItemId).read() ?? cartDesign(cartItemId)
      if (!design) return undefined
      // What is changed in the cart may have gone on to another garment since.
      const own = findWorkpiece(catalog, design.garmentSlug) ?? workpiece
      return inColour(mendDesign(design, own), own, cartItemId === undefined ? colour : undefined)
    },
  })
}

export function placeFor(garmentSlug: string, cartItemId: string | undefined): DraftPlace {
  return cartItemId === undefined ? draftOf(garmentSlug) : editOf(cartItemId)
}

export function findCartItem(cartItemId: string | undefined): CartItem | undefined {
  return readCart().find(({ id }) => id === cartItemId)
}

function cartDesign(cartItemId: string | undefined): Design | undefined {
  const item = findCartItem(cartItemId)
  if (!item) return undefined
  const { garmentSlug, colour, quantities, placements, note } = item
  const activeZoneId = placements[0]?.zoneId ?? ''
  return { garmentSlug, colour, quantities, placements, note, activeZoneId }
}

/** The colour that the address names wins over that of the draft. */
function inColour(outcome: Outcome, workpiece: Workpiece, colour: string | undefined): Outcome {
  if (colour === undefined || colour === outcome.design.colour || !colourOf(workpiece, colour)) return outcome
  const changed = changeColour(outcome.design, workpiece, colour)
  return { ...changed, consequences: [...outcome.consequences, ...changed.consequences] }
}
