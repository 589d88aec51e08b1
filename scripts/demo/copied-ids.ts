export const DAY_MS = 86_400_000

export interface Copy {
  /** From 1. */
  readonly number: number
  readonly shiftDays: number
}

const HEX_OF_TIME = 12
const HEX_OF_REST = 14
const HEX_OF_NUMBER = 6

/**
 * Shifts the time in an id and puts the number of the copy into its last bytes. Constants and bytes, because fifty million
 * rows have a few ids each.
 */
export function movedSql(id: string, copy: Copy): string {
  const time = `(substring(uuid_send(${id}) FROM 1 FOR 6)::bigint + ${copy.shiftDays * DAY_MS})`
  return idSql(time, id, copy)
}

export function idAtSql(id: string, at: string, copy: Copy): string {
  return idSql(`(extract(epoch FROM ${at}) * 1000)::bigint`, id, copy)
}

function idSql(milliseconds: string, id: string, copy: Copy): string {
  const rest = `substring(uuid_send(${id}) FROM 7 FOR 7)`
  return `encode(substring(${milliseconds}::bytea FROM 3) || ${rest} || '\\x${hexOf(copy)}'::bytea, 'hex')::uuid`
}

/** Must match the SQL. */
export function movedId(id: string, copy: Copy): string {
  const digits = id.replaceAll('-', '')
  const time = parseInt(digits.slice(0, HEX_OF_TIME), 16) + copy.shiftDays * DAY_MS
  const rest = digits.slice(HEX_OF_TIME, HEX_OF_TIME + HEX_OF_REST)
  const all = time.toString(16).padStart(HEX_OF_TIME, '0') + rest + hexOf(copy)
  return all.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')
}

function hexOf({ number }: Copy): string {
  return number.toString(16).padStart(HEX_OF_NUMBER, '0')
}

/** In hours, so that ids and times agree in every time zone. */
export function laterSql(time: string, { shiftDays }: Copy): string {
  return `${time} + interval '${shiftDays * 24} hours'`
}
