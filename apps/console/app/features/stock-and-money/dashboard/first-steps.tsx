import { Link } from 'react-router'
import { api } from '../../../lib/requests/api.ts'
import { useRead } from '../../../lib/requests/use-read.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay } from '../../people/session/index.ts'

const STEPS = [
  [paths.settings(), 'Settings', 'Name, contact, delivery, payment methods and tax'],
  [paths.garments(), 'Garments', 'What you sell, in which colours and sizes, and at what price'],
  [paths.stock(), 'Stock', 'Receive a delivery to say how many you have'],
  [
    paths.productionSettings(),
    'Production costs',
    'What film, ink and labour cost, for the profit of each order',
  ],
  [paths.team(), 'Team', 'Invite the people you work with'],
] as const

/** Until the first order, for those who can set up the shop. */
export function FirstSteps() {
  const maySetUp = useMay('settings:write')
  const { data } = useRead(['orders', 'any'], (signal) => api.listOrders({ query: { limit: 1 }, signal }), {
    enabled: maySetUp,
  })
  if (!maySetUp || data?.length !== 0) return null
  return (
    <section
      aria-label="Before your first order"
      className="rounded-platen border border-rule-strong bg-sheet"
    >
      <h2 className="border-b border-rule px-4 py-2.5 text-lg">Before your first order</h2>
      <ul className="divide-y divide-rule">
        {STEPS.map(([to, name, what]) => (
          <li key={to}>
            <Link
              to={to}
              data-line
              className="block px-4 py-2.5 no-underline hover:bg-tray focus-visible:-outline-offset-2"
            >
              <span className="block font-semibold">{name}</span>
              <span className="text-sm text-ink-soft">{what}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="border-t border-rule px-4 py-2.5 text-sm text-ink-soft">
        Then{' '}
        <a href="/" className="underline underline-offset-4">
          open your store
        </a>{' '}
        and place an order as a customer would.
      </p>
    </section>
  )
}
