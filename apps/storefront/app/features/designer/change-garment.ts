import { changeGarment, hasWork, returnToGarment, type Design } from './design.ts'
import type { Designing } from './designing.ts'
import { draftOf } from './drafts.ts'
import { findWorkpiece } from './workpiece.ts'

/** Goes on to another garment: to what was begun on it before, or else with this design. */
export function goToGarment(slug: string, { catalog, workpiece, bench, cartItemId }: Designing): void {
  const to = findWorkpiece(catalog, slug)
  if (!to || slug === workpiece.garment.slug) return
  const begun = cartItemId === undefined ? draftOf(slug).read() : undefined
  bench.change((design) =>
    begun && hasWork(begun)
      ? returnToGarment(begun, to, design, workpiece)
      : changeGarment(design, workpiece, to),
  )
}

/** Takes the design of another garment along after all, in place of what was begun on this one. */
export function takeAlong(instead: Design, { catalog, workpiece, bench }: Designing): void {
  const from = findWorkpiece(catalog, instead.garmentSlug)
  if (!from) return
  bench.dismiss()
  bench.change(() => changeGarment(instead, from, workpiece))
}
