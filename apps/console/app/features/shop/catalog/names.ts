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

export function plain(id: string): string {
  return id.replaceAll('_', ' ')
}
