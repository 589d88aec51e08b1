import type { Stock } from './stock.ts'

type Lies = Pick<Stock, 'kindOf' | 'widths' | 'heights'>

/** Orders with the largest first, by several measures of size; each with free orientation, all upright and all turned. */
export function startingOrders(stock: Lies): Int32Array[] {
  const { kindOf, widths, heights } = stock
  const sizes = [
    (lie: number) => widths[lie]! * heights[lie]!,
    (lie: number) => heights[lie]!,
    (lie: number) => widths[lie]!,
    (lie: number) => widths[lie]! + heights[lie]!,
    (lie: number) => Math.max(widths[lie]!, heights[lie]!),
  ]
  const all = [...kindOf.keys()]
  const choices = [all, oneLieEach(stock, (lie) => heights[lie]!), oneLieEach(stock, (lie) => widths[lie]!)]
  const useful = choices.filter(({ length }, index) => index === 0 || length < all.length)
  return useful.flatMap((lies) =>
    sizes.map((size) => Int32Array.from(lies).sort((one, other) => size(other) - size(one) || one - other)),
  )
}

function oneLieEach({ kindOf }: Pick<Lies, 'kindOf'>, liking: (lie: number) => number): number[] {
  const chosen: number[] = []
  kindOf.forEach((kind, lie) => {
    const rival = chosen[kind]
    if (rival === undefined || liking(lie) > liking(rival)) chosen[kind] = lie
  })
  return chosen
}

/** For each orientation, the other one of its kind, or itself. */
export function otherLies({ kindOf }: Pick<Lies, 'kindOf'>): Int32Array {
  const lies = [...kindOf.keys()]
  return Int32Array.from(
    lies,
    (lie) => lies.find((other) => other !== lie && kindOf[other] === kindOf[lie]) ?? lie,
  )
}
