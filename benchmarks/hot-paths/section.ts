import { median } from '../../lab/harness/statistics.ts'

/** A part of the results: a table with its explanation. */
export interface Section {
  readonly title: string
  readonly note: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The checkouts that are compared; the last one is Platen as it is now. */
export type Versions = readonly { readonly name: string; readonly folder: string }[]

/** Asks each side once in each round. */
export async function takeTurns<Figures>(
  sides: ReadonlyMap<string, () => Promise<Figures>>,
  rounds: number,
): Promise<Map<string, Figures[]>> {
  const all = new Map<string, Figures[]>([...sides.keys()].map((name) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, measure] of sides) all.get(name)?.push(await measure())
  }
  return all
}

/** The median, and from which round's to which. */
export function spread(ratios: readonly number[]): string {
  return `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`
}
