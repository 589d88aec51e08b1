/** The trimmed fields without empty ones, which the API does not accept. */
export function filledFields<Name extends string>(
  fields: Readonly<Record<Name, string>>,
): Partial<Record<Name, string>> {
  const trimmed = Object.entries<string>(fields).map(([name, text]) => [name, text.trim()])
  return Object.fromEntries(trimmed.filter(([, text]) => text !== '')) as Partial<Record<Name, string>>
}
