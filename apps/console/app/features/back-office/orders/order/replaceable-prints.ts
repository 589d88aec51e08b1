import { itemText } from '../../../shop/catalog/index.ts'
import { locale } from '../../../../messages/messages.ts'
import { isReplaceable, type Line, type Order, type Print } from './order.ts'

/** One picture at one place of a garment, in each of its sizes. */
export interface ReplaceablePrint {
  readonly key: string
  readonly print: Print
  readonly garment: string
  readonly placementIds: readonly string[]
}

const together = new Intl.ListFormat(locale)

/** A new file replaces a print in all sizes, as customers replace it on their page. */
export function replaceablePrints({ items }: Pick<Order, 'items'>): readonly ReplaceablePrint[] {
  const prints = items.flatMap((line) =>
    line.placements.filter(isReplaceable).map((print) => ({ line, print, key: keyOf(line, print) })),
  )
  return [...Map.groupBy(prints, ({ key }) => key)].flatMap(([key, same]) => {
    const [first] = same
    if (!first) return []
    const sizes = [...new Set(same.map(({ line }) => line.size))]
    return [
      {
        key,
        print: first.print,
        garment: itemText({ ...first.line, size: together.format(sizes) }),
        placementIds: same.map(({ print }) => print.id),
      },
    ]
  })
}

function keyOf({ garmentName, colour }: Line, { zoneId, artwork }: Print): string {
  return JSON.stringify([garmentName, colour, zoneId, artwork.id])
}
