/**
 * How many elements a drawing has once every reference is replaced by what it refers to.
 *
 * Ten copies of ten copies of ten copies … of one dot are a file of a few lines and a drawing of billions of dots. The
 * tree of elements is reduced to groups, one for each element with an id:
 *
 *     <g id="a"> ●● <use href="#b"/> </g>        a: 3 own elements, edge to b
 *     <g id="b"> ●●● </g>                        b: 3 own elements       a draws 3 + 3
 *
 * Layers (masks, filters, transparent groups …) inside each other are counted in the same way, because each is a picture
 * of its own in memory while what it contains is drawn.
 */
export interface Group {
  /** Elements that belong to this group and to no group inside it. */
  own: number
  /** The most layers inside each other, without groups inside this one. */
  layers: number
  readonly inside: Target<number>[]
  readonly references: Target<string>[]
}

interface Target<Name> {
  /** Index or id of a group. */
  readonly group: Name
  /** Layers of the referring group around it. */
  readonly layers: number
}

type Counted = Pick<Group, 'layers'> & { readonly elements: number }

export type Expansion = ({ readonly kind: 'finite' } & Readonly<Counted>) | { readonly kind: 'endless' }

/** Each group is counted once, so that the time depends on the size of the file and not of the drawing. */
export function expand(groups: readonly Group[], indexOfId: ReadonlyMap<string, number>): Expansion {
  const counted = new Map<number, Counted>()
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
      const waiting = next.filter((target) => !counted.has(target.group))
      if (waiting.some((target) => open.has(target.group))) return { kind: 'endless' }
      for (const target of waiting) path.push(target.group)
      continue
    }
    open.delete(index)
    let { own: elements, layers } = group
    for (const target of next) {
      const inside = counted.get(target.group)
      elements += inside?.elements ?? 0
      layers = Math.max(layers, target.layers + (inside?.layers ?? 0))
    }
    counted.set(index, { elements, layers })
    path.pop()
  }
  return { kind: 'finite', ...(counted.get(0) ?? { elements: 0, layers: 0 }) }
}

function targetsOf(group: Group, indexOfId: ReadonlyMap<string, number>): Target<number>[] {
  const targets = [...group.inside]
  for (const { group: id, layers } of group.references) {
    const index = indexOfId.get(id)
    if (index !== undefined) targets.push({ group: index, layers })
  }
  return targets
}
