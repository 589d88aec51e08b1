/** What a roster says of one person. */
export interface Person {
  readonly name: string
  readonly number: string
}

/** The text of one person: `{name}` and `{number}` filled in. */
export function filledText(text: string, { name, number }: Person): string {
  return text.replaceAll(/\{(name|number)\}/g, (_, field) => (field === 'name' ? name : number))
}

export function hasPlaceholder(text: string): boolean {
  return /\{(?:name|number)\}/.test(text)
}
