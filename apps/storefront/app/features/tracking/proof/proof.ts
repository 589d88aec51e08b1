import type { Resources } from '@platen/api-client'
import { withNames, type Names } from '@platen/formats/own-names'

export type Proof = Resources['OfferedProof']

/** As the lines of an order, which are drawn alike. Leaves sizes alone, because zones refer to them. */
export function proofLines({ lines }: NonNullable<Proof['proof']>, names: Names) {
  return lines.map(({ placements, ...line }, index) => ({
    ...withNames(line, ['garmentName', 'colour'], names),
    ...{ id: String(index), index },
    placements: placements.map((print, at) => ({ ...print, id: `${index}-${at}`, sizeTierId: '' })),
  }))
}

type ProofLine = ReturnType<typeof proofLines>[number]

/** "Classic tee · Black", or what film without a garment is called. */
export function titleOf(
  line: Pick<ProofLine, 'kind' | 'garmentName' | 'colour'> | undefined,
  film: Readonly<Record<Exclude<ProofLine['kind'], 'garment'>, string>>,
): string {
  if (line === undefined) return ''
  return line.kind === 'garment' ? `${line.garmentName} · ${line.colour}` : film[line.kind]
}
