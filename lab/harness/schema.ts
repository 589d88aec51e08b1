export interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly multipleOf?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
}

/** An id suffix that no record has. */
export const UNKNOWN_ID = '01jd3v9k6qf2nt7wz5xr8m0abc'

export function idPrefixOf({ pattern }: Schema): string | undefined {
  return /^\^([a-z]{3})_\[0-7\]/.exec(pattern ?? '')?.[1]
}

export function isFreeText({ pattern }: Schema): boolean {
  return pattern?.includes('\\u0000-') ?? false
}

export function notNull(schema: Schema): Schema {
  return schema.anyOf?.find(({ type }) => type !== 'null') ?? schema
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
