import type { Resources } from '@platen/api-client'
import { count } from '@platen/messages'
import { paths } from '../../../lib/paths.ts'
import { api } from '../../../lib/requests/api.ts'
import type { TableSubject } from '../../../lib/table-import/table-import.ts'
import { locale, m } from '../../../messages/messages.ts'

type Preview = Resources['ProductImportPreview']
type ProductField = NonNullable<Preview['columns'][number]['field']>

const words = m.productImport

const OTHER_LANGUAGES = { En: 'en', Es: 'es', PtBr: 'pt-BR', Fr: 'fr', Id: 'id' } as const
const TRANSLATED = ['name', 'description', 'careNote'] as const
type Translated = `${(typeof TRANSLATED)[number]}${keyof typeof OTHER_LANGUAGES}`

const PLAIN: Readonly<Record<Exclude<ProductField, Translated>, string>> = words.fields

/** `Name [es]`, as in the headings of an export. */
const FIELD_NAMES: Readonly<Record<ProductField, string>> = {
  ...PLAIN,
  ...(Object.fromEntries(
    TRANSLATED.flatMap((text) =>
      Object.entries(OTHER_LANGUAGES).map(([name, tag]) => [`${text}${name}`, `${PLAIN[text]} [${tag}]`]),
    ),
  ) as Record<Translated, string>),
}

export const PRODUCTS: TableSubject<Preview, Resources['ProductImportRecord']> = {
  texts: words,
  all: paths.garments(),
  fieldNames: FIELD_NAMES,
  numbers: new Set<ProductField>([
    'basePrice',
    'surcharge',
    'onHand',
    'unitCost',
    'position',
    'reorderPoint',
    'reorderQuantity',
  ]),
  path: '/api/admin/product-imports',
  changes: ['garments', 'inventory', 'operations', 'audit-log', 'print-zones'],
  download: (format, template) => api.exportProducts({ query: { format, template, language: locale } }),
  describe: ({ name, slug, colour, size, sku }) => ({
    name: name ?? slug,
    detail: [[colour, size].filter(Boolean).join(', '), sku].filter(Boolean).join(' · '),
  }),
  summary: (totals) =>
    counted([
      [words.summary.garments, totals.garmentsCreated],
      [words.summary.variants, totals.variantsCreated],
      [words.summary.stockItems, totals.stockItemsCreated],
      [words.summary.counts, totals.stockCounted],
    ]),
  done: ({ totals }) =>
    counted([
      [words.done.garmentsCreated, totals.garmentsCreated],
      [words.done.garmentsUpdated, totals.garmentsUpdated],
      [words.done.variantsCreated, totals.variantsCreated],
      [words.done.stockItemsCreated, totals.stockItemsCreated],
      [words.done.stockCounted, totals.stockCounted],
    ]),
}

type Forms = Parameters<typeof count>[1]

function counted(facts: readonly (readonly [Forms, number])[]): string[] {
  return facts.filter(([, number]) => number > 0).map(([forms, number]) => count(locale, forms, number))
}
