import type { Locale } from '@platen/messages'
import type { Template, TemplateCategory } from './template.ts'

const english = () => import('../messages/en/templates.json', { with: { type: 'json' } })

export type TemplateTexts = Awaited<ReturnType<typeof english>>['default']

const FILES: Readonly<Record<Locale, () => Promise<{ readonly default: TemplateTexts }>>> = {
  en: english,
  es: () => import('../messages/es/templates.json', { with: { type: 'json' } }),
  'pt-BR': () => import('../messages/pt-BR/templates.json', { with: { type: 'json' } }),
  fr: () => import('../messages/fr/templates.json', { with: { type: 'json' } }),
  id: () => import('../messages/id/templates.json', { with: { type: 'json' } }),
}

export async function loadTemplateTexts(locale: Locale): Promise<TemplateTexts> {
  return (await FILES[locale]()).default
}

/** For `fittedTemplate`. */
export function textsOf({ id }: Pick<Template, 'id'>, { texts }: TemplateTexts): (key: string) => string {
  const own = (texts as Readonly<Record<string, Readonly<Record<string, string>>>>)[id] ?? {}
  return (key) => own[key] ?? key
}

export function templateName({ id }: Pick<Template, 'id'>, { names }: TemplateTexts): string {
  return (names as Readonly<Record<string, string>>)[id] ?? id
}

export function templateCategoryName(category: TemplateCategory, { categories }: TemplateTexts): string {
  return categories[category]
}
