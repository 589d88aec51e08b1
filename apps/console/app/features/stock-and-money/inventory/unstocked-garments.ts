import { m } from '../../../messages/messages.ts'
import type { LookupOption } from '../../../lib/forms/lookup-field.tsx'
import { api } from '../../../lib/requests/api.ts'
import { useRead } from '../../../lib/requests/use-read.ts'

/** Variants without a stock item, and the one that `itemId` stands for. */
export function useUnstockedGarments(wanted: boolean, itemId?: string): readonly LookupOption[] {
  const { data } = useRead(['garments'], (signal) => api.listGarments({ signal }), { enabled: wanted })
  return (data ?? []).flatMap(({ name, variants }) =>
    variants
      .filter(({ stock }) => stock === null || stock.itemId === itemId)
      .map(({ id, colour, size, stock }) => ({
        id,
        name: variantName({ name, colour, size }),
        detail: stock === null ? m.stock.fields.madeToOrder : m.stock.fields.linked,
      })),
  )
}

export function variantName(garment: { name: string; colour: string; size: string }): string {
  return `${garment.name}, ${garment.colour}, ${garment.size}`
}
