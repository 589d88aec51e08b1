/** Undefined, null and empty text mean "not set". */
export interface Difference {
  /** As the audit log writes it: `dpi.minimum`, or `zones[full_front].name` for a member of a list. */
  readonly path: string
  readonly before: unknown
  readonly theirs: unknown
  readonly mine: unknown
  readonly disputed: boolean
}

export type Side = 'mine' | 'theirs'

/** Where both changed it, mine until the user chooses. */
export function defaultSide({ disputed }: Difference): Side {
  return disputed ? 'mine' : 'theirs'
}

/** The key of a list member; undefined for a list whose members have none. */
export type KeyOf = (member: Readonly<Record<string, unknown>>) => unknown

interface Versions<Value> {
  readonly base: Value
  readonly mine: Value
  readonly theirs: Value
  readonly keyOf?: KeyOf | undefined
}

export function differencesOf(versions: Versions<unknown>): Difference[] {
  const found: Difference[] = []
  merge(versions, (difference) => {
    found.push(difference)
    return 'mine'
  })
  return found
}

/** My changes win; for theirs, `choose` decides. Lists with keys are merged by member, other lists as a whole. */
export function merge<Value>(
  { base, mine, theirs, keyOf = idOf }: Versions<Value>,
  choose: (difference: Difference) => Side,
): Value {
  return merged(base, mine, theirs, '') as Value

  function merged(from: unknown, me: unknown, them: unknown, path: string): unknown {
    if (same(from, them) || same(me, them)) return me
    if (isObject(from) && isObject(me) && isObject(them)) {
      const keys = new Set([...Object.keys(me), ...Object.keys(them)])
      return Object.fromEntries(
        [...keys].map((key) => [
          key,
          merged(from[key], me[key], them[key], path === '' ? key : `${path}.${key}`),
        ]),
      )
    }
    const lists = [from, me, them].map((list) => keyed(list, keyOf))
    const [was, my, their] = lists
    if (was && my && their) {
      return orderOf([...was.keys()], [...my.keys()], [...their.keys()])
        .map((key) => merged(was.get(key), my.get(key), their.get(key), `${path}[${key}]`))
        .filter((member) => member !== undefined)
    }
    const side = choose({ path, before: from, theirs: them, mine: me, disputed: !same(from, me) })
    return side === 'mine' ? me : them
  }
}

/** Their order, unless only I reordered. Added members follow. */
function orderOf(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const moved = (keys: readonly string[]) => !same(within(base, keys), within(keys, base))
  return [...new Set(moved(mine) && !moved(theirs) ? [...mine, ...theirs] : [...theirs, ...mine])]
}

function within(keys: readonly string[], others: readonly string[]): string[] {
  return keys.filter((key) => others.includes(key))
}

function keyed(list: unknown, keyOf: KeyOf): ReadonlyMap<string, unknown> | undefined {
  if (!Array.isArray(list)) return undefined
  const members = new Map<string, unknown>()
  for (const member of list as unknown[]) {
    const key = isObject(member) ? keyOf(member) : undefined
    if (typeof key !== 'string' || members.has(key)) return undefined
    members.set(key, member)
  }
  return members
}

export function idOf({ id }: Readonly<Record<string, unknown>>): unknown {
  return id
}

/** An empty field equals a missing one. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (isNothing(one) && isNothing(other))) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((member, at) => same(member, other[at]))
  }
  if (!isObject(one) || !isObject(other)) return false
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => same(one[key], other[key]))
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || Number.isNaN(value)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
