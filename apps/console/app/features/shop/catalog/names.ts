import { m } from '../../../messages/messages.ts'

type Names = Readonly<Partial<Record<string, string>>>

const FABRICS: Names = m.shared.fabrics
const ZONES: Names = m.shared.zones

// A shop may have fabrics and zones of its own, whose ids it wrote itself.

export function fabricName(fabric: string): string {
  return FABRICS[fabric] ?? plain(fabric)
}

/** Where the name that the shop gave to a zone is not known. */
export function zoneIdName(zoneId: string): string {
  return ZONES[zoneId] ?? plain(zoneId)
}

interface Item {
  readonly kind: 'garment' | 'transfer' | 'sheet'
  readonly garmentName: string
  readonly colour: string
  readonly size: string
}

/** "Classic tee, Black, M", or "Transfer, 100 × 80 mm" of film without a garment. */
export function itemText({ kind, garmentName, colour, size }: Item): string {
  const words = kind === 'garment' ? [garmentName, colour, size] : [m.orderWords.film[kind], size]
  return words.join(', ')
}

export function plain(id: string): string {
  return id.replaceAll('_', ' ')
}
