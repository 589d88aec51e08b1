/** By field path without list members: `meetupZones.feeMinor`. */
export type FieldNames = Readonly<Record<string, string>>

/** "Meet-up point Centro, fee" for `meetupZones[centro].feeMinor`; without a name, the label is made from the path. */
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
    const name = names[plain] ?? pathText(field)
    words.push(key === undefined ? name : `${name} ${nameOf(plain, key)}`)
  }
  const label = words.map((word, at) => (at === 0 ? word : lowerFirst(word))).join(', ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** `feeMinor` as "fee", `printBelowMm` as "print below". */
export function pathText(field: string): string {
  return field
    .replace(/(Minor|Mm|Bp)$/, '')
    .replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replaceAll('_', ' ')
}

/** Acronyms such as DPI keep their case. */
function lowerFirst(words: string): string {
  return /^[A-Z]{2}/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)
}

export function memberName(member: unknown): string | undefined {
  if (typeof member !== 'object' || member === null) return undefined
  const { name, label } = member as { readonly name?: unknown; readonly label?: unknown }
  return [name, label].find((text): text is string => typeof text === 'string' && text !== '')
}
