import { MarkedText } from '@platen/ui'
import { Link } from 'react-router'
import { api } from '../../../lib/requests/api.ts'
import { useRead } from '../../../lib/requests/use-read.ts'
import { paths } from '../../../lib/paths.ts'
import { m } from '../../../messages/messages.ts'
import { useMay } from '../../people/session/index.ts'

const words = m.today.firstSteps

const STEPS = [
  [paths.settings(), words.settings],
  [paths.garments(), words.garments],
  [paths.stock(), words.stock],
  [paths.productionSettings(), words.productionCosts],
  [paths.team(), words.team],
] as const

/** Until the first order, for those who can set up the shop. */
export function FirstSteps() {
  const maySetUp = useMay('settings:write')
  const { data } = useRead(['orders', 'any'], (signal) => api.listOrders({ query: { limit: 1 }, signal }), {
    enabled: maySetUp,
  })
  if (!maySetUp || data?.length !== 0) return null
  return (
    <section aria-label={words.title} className="rounded-platen border border-rule-strong bg-sheet">
      <h2 className="border-b border-rule px-4 py-2.5 text-lg">{words.title}</h2>
      <ul className="divide-y divide-rule">
        {STEPS.map(([to, { name, what }]) => (
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
        <MarkedText
          text={words.then}
          marks={{
            store: (text) => (
              <a href="/" className="underline underline-offset-4">
                {text}
              </a>
            ),
          }}
        />
      </p>
    </section>
  )
}
