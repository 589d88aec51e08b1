export interface Email {
  /** Never contains customer input: it becomes a header. */
  readonly subject: string
  /** The name of the shop, at the top. */
  readonly brand: string
  readonly blocks: readonly Block[]
}

export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'list'; readonly lines: readonly string[] }
  /** Text written by a person, of any length. */
  | { readonly kind: 'quote'; readonly text: string }
  /** What to do next is a button; `quiet` ones are links beside it. */
  | { readonly kind: 'link'; readonly label: string; readonly url: string; readonly quiet?: boolean }
  /** One of the pictures that the email carries. The text part leaves it out. */
  | { readonly kind: 'picture'; readonly cid: string; readonly alt: string; readonly widthPx: number }

type Fact = readonly [label: string, value: string]

export function heading(text: string): Block {
  return { kind: 'heading', text }
}

export function paragraph(text: string): Block {
  return { kind: 'paragraph', text }
}

export function list(lines: readonly string[]): Block {
  return { kind: 'list', lines }
}

export function link(label: string, url: string, { quiet = false } = {}): Block {
  return { kind: 'link', label, url, quiet }
}

export function quote(text: string | null): Block[] {
  return text === null ? [] : [{ kind: 'quote', text }]
}

export function facts(rows: readonly (readonly [label: string, value: string | null])[]): Block[] {
  const known = rows.flatMap(([label, value]): Fact[] => (value === null ? [] : [[label, value]]))
  return known.length === 0 ? [] : [{ kind: 'facts', facts: known }]
}
