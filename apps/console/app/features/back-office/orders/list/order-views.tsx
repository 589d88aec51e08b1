import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { VIEWS, sameFilters, searchOf, type Filters } from './order-filters.ts'

export function OrderViews({ filters, board }: { filters: Filters; board: boolean }) {
  return (
    <nav aria-label="Views" className="mb-4 overflow-x-auto">
      <ul className="flex gap-1 border-b border-rule">
        {Object.values(VIEWS).map((view) => (
          <li key={view.label}>
            <Link
              to={paths.orders(searchOf(board ? { ...view.filters, view: 'board' } : view.filters))}
              aria-current={sameFilters(view.filters, filters) ? 'page' : undefined}
              className="inline-flex min-h-11 items-center border-b-4 border-transparent px-3 whitespace-nowrap no-underline hover:bg-tray focus-visible:-outline-offset-2 aria-[current=page]:border-press aria-[current=page]:font-semibold"
            >
              {view.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
