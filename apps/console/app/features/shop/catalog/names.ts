import { m } from '../../../messages/messages.ts'

type Names = Readonly<Partial<Record<string, string>>>

const KINDS: Names = m.shared.garmentKinds
const FABRICS: Names = m.shared.fabrics

/** A shop may have kinds and fabrics of its own: they are shown as it wrote them. */
export function kindName(kind: string): string {
  return KINDS[kind] ?? kind.replaceAll('_', ' ')
}

export function fabricName(fabric: string): string {
  return FABRICS[fabric] ?? fabric.replaceAll('_', ' ')
}
