import type { Locale } from '@platen/messages'
import type { Shape, ShapeCategory } from './shape.ts'

/** A name is followed by further words that people search for: `Soccer ball, football`. */
export type ShapeTexts = Awaited<ReturnType<typeof english>>['default']

const english = () => import('./messages/en/shapes.json', { with: { type: 'json' } })

const FILES: Readonly<Record<Locale, () => Promise<{ readonly default: ShapeTexts }>>> = {
  en: english,
  es: () => import('./messages/es/shapes.json', { with: { type: 'json' } }),
  'pt-BR': () => import('./messages/pt-BR/shapes.json', { with: { type: 'json' } }),
  fr: () => import('./messages/fr/shapes.json', { with: { type: 'json' } }),
  id: () => import('./messages/id/shapes.json', { with: { type: 'json' } }),
}

export async function loadShapeTexts(locale: Locale): Promise<ShapeTexts> {
  return (await FILES[locale]()).default
}

export function shapeName({ id }: Pick<Shape, 'id'>, texts: ShapeTexts): string {
  return wordsOf(id, texts).split(',', 1)[0] ?? id
}

export function categoryName(category: ShapeCategory, texts: ShapeTexts): string {
  return texts.categories[category]
}

/** Those of which the name, a search word or the category has every word of the query, without regard to accents. */
export function searchShapes(query: string, shapes: readonly Shape[], texts: ShapeTexts): Shape[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return shapes.filter(({ id, category }) => {
    const text = plain(`${wordsOf(id, texts)} ${categoryName(category, texts)}`)
    return words.every((word) => text.includes(word))
  })
}

function wordsOf(id: string, { names }: ShapeTexts): string {
  return (names as Readonly<Record<string, string>>)[id] ?? id
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
