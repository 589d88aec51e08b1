import { LEDGER_CHECKS, checkLedger } from './features/stock-and-money/inventory/index.ts'
import { ORDER_CHECKS, checkOrders } from './features/selling/orders/index.ts'
import { PRINT_COST_CHECKS, checkPrintCosts } from './features/press/production-costs/index.ts'
import { FILM_CHECKS, checkFilm } from './features/selling/prepaid-film/index.ts'
import type { Platform } from './platform/platform.ts'

const BOOK_CHECKS: Readonly<Record<string, string>> = {
  ...LEDGER_CHECKS,
  ...ORDER_CHECKS,
  ...PRINT_COST_CHECKS,
  ...FILM_CHECKS,
}

export interface BookProblem {
  readonly check: string
  readonly subject: string
  readonly expected: string | number
  readonly found: string | number
}

export async function checkBooks(deps: Pick<Platform, 'database' | 'clock'>): Promise<BookProblem[]> {
  const stock = await checkLedger(deps)
  const orders = await checkOrders(deps)
  const prints = await checkPrintCosts(deps)
  const film = await checkFilm(deps)
  return [
    ...stock.problems.map(({ sku, ...problem }) => ({ ...problem, subject: sku })),
    ...orders.problems.map(({ number, ...problem }) => ({ ...problem, subject: number })),
    ...prints.problems,
    ...film.problems,
  ]
}

export function reportOnBooks(problems: readonly BookProblem[]): string[] {
  return Object.entries(BOOK_CHECKS).flatMap(([check, sentence]) => {
    const broken = problems.filter((problem) => problem.check === check)
    return [
      `  ${broken.length === 0 ? 'ok   ' : 'WRONG'}  ${sentence}`,
      ...broken.map(
        ({ subject, expected, found }) => `           ${subject}: should be ${expected}, is ${found}`,
      ),
    ]
  })
}
