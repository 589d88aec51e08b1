import { changeGarment, hasWork, returnToGarment, type Design } from './design.ts'
import type { Designer } from '../designer-context.ts'
import { draftOf } from './drafts.ts'
import { findPrintableGarment } from './printable-garment.ts'

/** Switches to another garment: to the draft on it, or else with this design. */
export function goToGarment(slug: string, { catalog, printable, editor, cartItemId }: Designer): void {
  const to = findPrintableGarment(catalog, slug)
  if (!to || slug === printable.garment.slug) return
  const begun = cartItemId === undefined ? draftOf(slug).read() : undefined
  editor.change((design) =>
    begun && hasWork(begun)
      ? returnToGarment(begun, to, design, printable)
      : changeGarment(design, printable, to),
  )
}

/** Replaces the draft on this garment with the design of another garment. */
export function takeAlong(instead: Design, { catalog, printable, editor }: Designer): void {
  const from = findPrintableGarment(catalog, instead.garmentSlug)
  if (!from) return
  editor.dismiss()
  editor.change(() => changeGarment(instead, from, printable))
}
