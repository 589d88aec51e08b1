/**
 * How many elements a drawing has once every reference is replaced by what it refers to.
 *
 * Ten copies of ten copies of ten copies … of one dot are a file of a few lines and a drawing of billions of dots. The
 * tree of elements is reduced to groups, one for each element with an id:
 *
 *     <g id="a"> ●● <use href="#b"/> </g>        a: 3 own elements, edge to b
 *     <g id="b"> ●●● </g>                        b: 3 own elements       a draws 3 + 3
 */
export interface Group {
  /** Elements that belong to this group and to no group inside it. */
  own: number
  /** Groups inside this one, by index. */
  readonly inside: number[]
  readonly references: string[]
}

export type Expansion = { readonly kind: 'finite'; readonly elements: number } | { readonly kind: 'endless' }

/** Each group is counted once, so that the time depends on the size of the file and not of the drawing. */
export function expandedElements(
  groups: readonly Group[],
  indexOfId: ReadonlyMap<string, number>,
): Expansion {
  const counted = new Map<number, number>()
  const open = new Set<number>()
  const path = [0]

  while (path.length > 0) {
    const index = path[path.length - 1] ?? 0
    const group = groups[index]
    if (group === undefined || counted.has(index)) {
      path.pop()
      continue
    }
    const next = targetsOf(group, indexOfId)
    if (!open.has(index)) {
      open.add(index)
      const waiting = next.filter((target) => !counted.has(target))
      if (waiting.some((target) => open.has(target))) return { kind: 'endless' }
      for (const target of waiting) path.push(target)
      continue
    }
    open.delete(index)
    counted.set(
      index,
      next.reduce((sum, target) => sum + (counted.get(target) ?? 0), group.own),
    )
    path.pop()
  }
  return { kind: 'finite', elements: counted.get(0) ?? 0 }
}

function targetsOf(group: Group, indexOfId: ReadonlyMap<string, number>): number[] {
  const referred = group.references.map((id) => indexOfId.get(id)).filter((index) => index !== undefined)
  return [...group.inside, ...referred]
}
