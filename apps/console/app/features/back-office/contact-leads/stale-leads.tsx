import { Link } from 'react-router'
import { ago } from '../../../lib/formats.ts'
import { paths } from '../../../lib/paths.ts'
import { useStaleLeads } from '../../stock-and-money/dashboard/index.ts'
import { CHANNELS } from './lead-labels.ts'

export function StaleLeads() {
  const stale = useStaleLeads()
  if (stale.length === 0) return null
  return (
    <section aria-label="Waiting more than a day" className="mb-8">
      <h2 className="mb-2 text-lg">Waiting more than a day</h2>
      <ul className="border-t border-warn">
        {stale.map(({ leadId, reference, name, channel, receivedAt }) => (
          <li key={leadId}>
            <Link
              to={paths.lead(leadId)}
              className="flex min-h-12 flex-wrap items-center gap-x-4 border-b border-rule border-l-4 border-l-warn px-3 no-underline hover:bg-tray"
            >
              <span className="font-semibold">{name}</span>
              <span className="text-ink-soft">{CHANNELS[channel]}</span>
              <span className="figures text-sm text-ink-soft max-sm:hidden">{reference}</span>
              <span className="ml-auto font-semibold text-warn">{ago(receivedAt)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
