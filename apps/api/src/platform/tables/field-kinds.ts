/** What the columns of a table are. Only data, because another process reads the table with it. */
export interface FieldSet<Field extends string> {
  readonly kinds: Readonly<Record<Field, FieldKind>>
  /** Headings that are recognised, as `headingWords` makes them. */
  readonly headings: readonly (readonly [heading: string, field: Field])[]
}

export type FieldKind =
  | ({ readonly kind: 'text' } & TextRules)
  | ({ readonly kind: 'money' | 'integer' } & NumberBounds)
  | { readonly kind: 'cost' | 'boolean' }

export interface TextRules {
  readonly maxLength: number
  /** Otherwise one line. */
  readonly lines?: boolean
  readonly pattern?: string
  /** Of what fits the pattern. */
  readonly example?: string
  /** What is stored for what people write. */
  readonly write?: keyof typeof WRITINGS
}

export interface NumberBounds {
  readonly minimum: number
  readonly maximum: number
}

export const WRITINGS = {
  /** "Béisbol cap" is `beisbol_cap`, as kinds and fabrics are named. */
  word: (written: string) => {
    const plain = written.normalize('NFKD').replaceAll(/\p{M}/gu, '')
    return plain.toLowerCase().replaceAll(/[\s-]+/g, '_')
  },
  capitals: (written: string) => written.toUpperCase(),
  /** `#fff` and `1F2A44` are what programs write, too. */
  hex: (written: string) => {
    const digits = written.toLowerCase().replace(/^#/, '')
    return `#${/^[0-9a-f]{3}$/.test(digits) ? digits.replaceAll(/./g, '$&$&') : digits}`
  },
  /** "+503 7111-2222" and "00503 7111 2222" are `+50371112222`. */
  phone: (written: string) => written.replaceAll(/[\s().\-/]/g, '').replace(/^00/, '+'),
} as const satisfies Record<string, (written: string) => string>

/** Places of the cost of a unit. */
export const COST_PLACES = 6
export const MOST_COST = 999_999_999

export function isNumber({ kind }: FieldKind): boolean {
  return kind === 'money' || kind === 'cost' || kind === 'integer'
}

interface Rules {
  readonly maxLength?: number
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
}

/** As the schema of a request has it. Its patterns leave out control characters, which are refused for all. */
export function textLike(schema: object): TextRules {
  const { maxLength = 80, pattern } = schema as Rules
  return { maxLength, ...(pattern === undefined ? {} : { pattern }) }
}

export function boundsLike(schema: object): NumberBounds {
  const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = schema as Rules
  return { minimum, maximum }
}

/** "Precio_base (USD)" is `precio base`. */
export function headingWords(heading: string): string {
  return heading
    .replace(/\([^)]*\)\s*$/, '')
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The field of each column. Two columns may claim the same one: the caller refuses them. */
export function recogniseColumns<Field extends string>(
  headings: readonly string[],
  known: FieldSet<Field>['headings'],
): (Field | null)[] {
  const fields = new Map(known)
  return headings.map((heading) => fields.get(headingWords(heading)) ?? null)
}
