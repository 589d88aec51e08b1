/** HTML that may be put into a page as it is. Only `markup` makes it, so that nothing gets there unescaped. */
export interface Markup {
  readonly html: string
}

type Piece = string | Markup | null | readonly Piece[]

/**
 * A piece of HTML. What is put in as text is escaped, for text and quoted attributes alike; pieces of markup and
 * lists of them stay as they are; null is nothing.
 */
export function markup(literals: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return { html: String.raw({ raw: literals }, ...pieces.map(toHtml)) }
}

/** For text and quoted attributes alike. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

function toHtml(piece: Piece): string {
  if (piece === null) return ''
  if (typeof piece === 'string') return escapeHtml(piece)
  return 'html' in piece ? piece.html : piece.map(toHtml).join('')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
