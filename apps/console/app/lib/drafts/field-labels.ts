import { fill } from '@platen/messages'
import { m } from '../../messages/messages.ts'

/** By field path without list members: `meetupZones.feeMinor`. */
export type FieldNames = Readonly<Record<string, string>>

/** "Meet-up point Centro, Fee" for `meetupZones[centro].feeMinor`. */
export function fieldLabel(
  path: string,
  names: FieldNames,
  nameOf: (list: string, key: string) => string,
): string {
  const words: string[] = []
  let plain = ''
  for (const [, field, key] of path.matchAll(/([^.[\]]+)(?:\[([^\]]*)\])?/g)) {
    if (field === undefined) continue
    plain = plain === '' ? field : `${plain}.${field}`
    const list = names[plain] ?? fieldName(field)
    words.push(key === undefined ? list : fill(m.forms.conflict.member, { list, name: nameOf(plain, key) }))
  }
  return words.join(', ')
}

const FIELD_NAMES: FieldNames = m.refusals.fieldNames

/** A field without a name of its own is named after its key; ids and other codes stay. */
export function fieldName(key: string): string {
  const name = FIELD_NAMES[key]
  if (name !== undefined || /[\d-]/.test(key)) return name ?? key
  const words = key
    .replace(/(Minor|Mm|Bp)$/, '')
    .replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function memberName(member: unknown): string | undefined {
  if (typeof member !== 'object' || member === null) return undefined
  const { name, label } = member as { readonly name?: unknown; readonly label?: unknown }
  return [name, label].find((text): text is string => typeof text === 'string' && text !== '')
}
