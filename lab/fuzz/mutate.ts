import type { Random } from '../../scripts/demo/random.ts'
import { ODD_FIELDS, ODD_VALUES } from './odd-values.ts'
import { isRecord, notNull, type Schema } from '../harness/schema.ts'
import { CURRENT_REVISION, aValue, isIdOf } from './values.ts'

export interface Mutated {
  readonly value: unknown
  readonly what: string
}

interface Place {
  readonly path: readonly (string | number)[]
  readonly value: unknown
  readonly schema: Schema
}

type Mutation = (place: Place, random: Random) => { readonly value: unknown; readonly what: string }

const FAR_TOO_MANY = 300
/** Long lists are mutated near their beginning only. */
const LOOKED_AT = 3

export function mutate(value: unknown, schema: Schema, random: Random): Mutated {
  const place = random.pick(placesIn(value, schema, []))
  const { value: changed, what } = mutationFor(place, random)(place, random)
  return { value: put(value, place.path, changed), what: `${place.path.join('.') || 'all'} ${what}` }
}

function mutationFor({ value, schema }: Place, random: Random): Mutation {
  const shape: readonly (readonly [Mutation, number])[] = isRecord(value)
    ? [
        [without, 4],
        [withMore, 3],
      ]
    : Array.isArray(value)
      ? [
          [shorter, 2],
          [doubled, 2],
          [tooMany, 1],
        ]
      : []
  return random.weighted<Mutation>([
    [odd, 4],
    ...(schema.type === undefined && !schema.anyOf ? [] : ([[another, 4]] as const)),
    ...(typeof value === 'number' ? ([[beside, 4]] as const) : []),
    ...(typeof value === 'string' ? ([[twisted, 3]] as const) : []),
    ...(isIdOf(value) ? ([[ofAnotherKind, 2]] as const) : []),
    ...shape,
  ])
}

const odd: Mutation = (_place, random) => {
  const value = random.pick(ODD_VALUES)
  return { value, what: `= ${JSON.stringify(value).slice(0, 40)}` }
}

const another: Mutation = ({ schema }, random) => ({ value: aValue(schema, random), what: 'is another one' })

const beside: Mutation = ({ value, schema }, random) => {
  const { minimum = 0, maximum = 0 } = schema
  const number = random.pick([
    minimum - 1,
    minimum,
    maximum,
    maximum + 1,
    -Number(value),
    Number(value) + 0.5,
    Number(value) * 1000,
  ])
  return { value: number, what: `= ${number}` }
}

const twisted: Mutation = ({ value }, random) => {
  const text = String(value)
  const cut = random.integer(0, text.length)
  const changed = random.pick([
    text.toUpperCase(),
    ` ${text}`,
    `${text} `,
    text.slice(0, cut),
    `${text.slice(0, cut)}\u0000${text.slice(cut)}`,
    `${text.slice(0, cut)}\u0301\u202e${text.slice(cut)}`,
    text + text,
    Array.from(text).reverse().join(''),
  ])
  return { value: changed, what: `= ${JSON.stringify(changed).slice(0, 40)}` }
}

const ofAnotherKind: Mutation = (_place, random) => ({
  value: { idOf: random.pick(['ord', 'art', 'usr', 'inv', 'job', 'pay']), at: random.next() },
  what: 'is the id of another kind',
})

const without: Mutation = ({ value }, random) => {
  const names = Object.keys(value as object)
  if (names.length === 0) return { value: { unheardOf: 1 }, what: 'has an unknown field' }
  const name = random.pick(names)
  const { [name]: _, ...rest } = value as Record<string, unknown>
  return { value: rest, what: `lacks ${name}` }
}

const withMore: Mutation = ({ value, schema }, random) => {
  const left = Object.entries(schema.properties ?? {}).filter(
    ([name]) => !Object.hasOwn(value as object, name),
  )
  if (left.length > 0 && random.chance(0.5)) {
    const [name, field] = random.pick(left)
    return { value: { ...(value as object), [name]: aValue(field, random) }, what: `has ${name}` }
  }
  const name = random.pick(ODD_FIELDS)
  return {
    value: { ...(value as object), [name]: random.pick(ODD_VALUES) },
    what: `has also ${JSON.stringify(name).slice(0, 30)}`,
  }
}

const shorter: Mutation = ({ value }) => ({ value: (value as unknown[]).slice(1), what: 'is shorter' })
const doubled: Mutation = ({ value }) => ({
  value: [...(value as unknown[]), ...(value as unknown[])],
  what: 'has everything twice',
})
const tooMany: Mutation = ({ value, schema }, random) => {
  const [first = aValue(schema.items ?? {}, random)] = value as unknown[]
  return { value: Array<unknown>(FAR_TOO_MANY).fill(first), what: `has ${FAR_TOO_MANY} elements` }
}

function placesIn(value: unknown, schema: Schema, path: readonly (string | number)[]): Place[] {
  const known = notNull(schema)
  const here = { path, value, schema: known }
  if (isIdOf(value) || value === CURRENT_REVISION) return [here]
  if (Array.isArray(value)) {
    const inside = value.slice(0, LOOKED_AT) as unknown[]
    return [here, ...inside.flatMap((part, index) => placesIn(part, known.items ?? {}, [...path, index]))]
  }
  if (!isRecord(value)) return [here]
  return [
    here,
    ...Object.entries(value).flatMap(([name, part]) =>
      placesIn(part, known.properties?.[name] ?? {}, [...path, name]),
    ),
  ]
}

function put(value: unknown, [step, ...rest]: readonly (string | number)[], changed: unknown): unknown {
  if (step === undefined) return changed
  if (Array.isArray(value)) {
    return value.map((part: unknown, index) => (index === step ? put(part, rest, changed) : part))
  }
  const record = value as Record<string, unknown>
  return { ...record, [step]: put(record[step], rest, changed) }
}
