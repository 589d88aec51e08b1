/**
 * Canonical JSON (RFC 8785): keys sorted by UTF-16 units, no white space, numbers as JavaScript writes them. Accepts
 * the output of `JSON.parse`.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const pairs = Object.entries(value)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`)
  return `{${pairs.join(',')}}`
}
