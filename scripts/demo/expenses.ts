import type { CostCategory } from '../../apps/api/src/platform/database/tables.generated.ts'
import type { DemoShop } from './demo-shop.ts'

interface Expense {
  readonly category: CostCategory
  readonly description: string
  readonly supplier: string | null
  /** Minor units; the bill is up to a tenth more or less. */
  readonly amountMinor: number
  readonly isDue: (date: string, weekday: number) => boolean
}

const EXPENSES: readonly Expense[] = [
  {
    category: 'rent',
    description: 'Rent of the studio',
    supplier: 'Inmobiliaria San Benito',
    amountMinor: 42_000,
    isDue: (date) => date.endsWith('-01'),
  },
  {
    category: 'marketing',
    description: 'Advertisements of the week',
    supplier: 'Meta',
    amountMinor: 5_500,
    isDue: (_, weekday) => weekday === 1,
  },
  {
    category: 'delivery',
    description: 'Courier, weekly bill',
    supplier: 'Mandados Express',
    amountMinor: 3_800,
    isDue: (_, weekday) => weekday === 5,
  },
  {
    category: 'maintenance',
    description: 'Print head cleaning kit and filters',
    supplier: 'DTF Centroamérica',
    amountMinor: 9_000,
    isDue: (date) => date.endsWith('-15'),
  },
]

export async function payExpenses({ random, calendar, story, post }: DemoShop): Promise<void> {
  const day = calendar.dayOf(story.now().getTime())
  for (const { category, description, supplier, amountMinor, isDue } of EXPENSES) {
    if (!isDue(calendar.date(day), calendar.weekday(day))) continue
    await post('finance', '/api/admin/cost-entries', {
      ...{ category, description, ...(supplier === null ? {} : { supplier }) },
      amountMinor: Math.round(amountMinor * random.between(0.9, 1.1)),
      incurredOn: calendar.date(day),
    })
  }
}
