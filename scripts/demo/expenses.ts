import type { CostCategory } from '../../apps/api/src/platform/database/tables.generated.ts'
import type { World } from './world.ts'

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

/** Writes down what falls due on a day. */
export function payExpenses({ rows, random, calendar, team, now }: World, day: number): void {
  const at = calendar.at(day, 10)
  if (at > now) return
  for (const { category, description, supplier, amountMinor, isDue } of EXPENSES) {
    if (!isDue(calendar.date(day), calendar.weekday(day))) continue
    rows.cost_entries.push({
      id: random.uuid(at),
      category,
      amount_minor: Math.round(amountMinor * random.between(0.9, 1.1)),
      incurred_on: calendar.date(day),
      description,
      supplier,
      order_id: null,
      inventory_item_id: null,
      quantity: null,
      source: 'manual',
      reversal_of: null,
      actor_kind: 'admin',
      actor_id: team.finance.id,
      created_at: new Date(at),
      run_id: null,
    })
  }
}
