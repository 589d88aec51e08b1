import type { Resources } from '@platen/api-client'

export type Proof = Resources['OfferedProof']

/** As the lines of an order, which are drawn alike. */
export function proofLines({ lines }: NonNullable<Proof['proof']>) {
  return lines.map(({ placements, ...line }, index) => ({
    ...line,
    ...{ id: String(index), index, note: null },
    placements: placements.map((print, at) => ({ ...print, id: `${index}-${at}`, sizeTierId: '' })),
  }))
}
