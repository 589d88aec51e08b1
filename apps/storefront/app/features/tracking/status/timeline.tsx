import { usePage } from '../../../lib/page.ts'
import { PageSection } from '../page-section.tsx'
import type { Order } from './tracking-status.ts'

export function Timeline({ order }: { order: Order }) {
  const { messages, formats } = usePage()
  const texts = messages.order
  const events: Readonly<Record<string, string>> = texts.events
  return (
    <PageSection title={texts.timeline}>
      <ol reversed className="grid">
        {order.timeline.toReversed().map(({ at, event, label, reason }, index) => (
          <li
            key={`${at} ${event}`}
            className="relative pb-5 pl-6 before:absolute before:top-2 before:left-0 before:size-2.5 before:rounded-full before:bg-ink first:before:bg-press after:absolute after:top-5 after:bottom-0 after:left-1 after:border-l-2 after:border-rule last:pb-0 last:after:hidden"
          >
            <span className={index === 0 ? 'font-semibold' : ''}>{events[event] ?? label}</span>
            {reason !== null && (
              <span
                className="block border-l-2 border-rule pl-3 whitespace-pre-line text-ink-soft"
                dir="auto"
              >
                {reason}
              </span>
            )}
            <time dateTime={at} className="figures block text-sm text-ink-soft">
              {formats.stamp(new Date(at))}
            </time>
          </li>
        ))}
      </ol>
    </PageSection>
  )
}
