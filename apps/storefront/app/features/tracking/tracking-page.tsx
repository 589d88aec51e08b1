import { OrderedDesigns } from './designs/ordered-designs.tsx'
import { ContactOptions } from './contact-options.tsx'
import { OwnDocuments } from './own-documents.tsx'
import { StatusHeader } from './status/status-header.tsx'
import { ToDo } from './status/to-do.tsx'
import type { TrackedOrder } from './tracked-order.ts'
import { useFreshOrder } from './status/use-fresh-order.ts'
import { usePage } from '../../lib/page.ts'
import type { Messages } from '../../messages/en.ts'
import { fill } from '@platen/messages'
import { Studio } from '../../lib/handover/studio.tsx'
import { PageSection, Facts } from './page-section.tsx'
import { ProofSection } from './proof/proof-section.tsx'
import { ThreadSection } from './thread/thread-section.tsx'
import { buysFilm, trackingStatusOf, type Order } from './status/tracking-status.ts'
import { weekdayOf } from '@platen/formats/calendar'

export interface TrackingPageProps {
  readonly trackingToken: string
  readonly tracked: TrackedOrder
}

/** What its island needs. */
export function textsOfTracking(messages: Messages) {
  const { shell, shared, order, estimate, proof, clipboard, errors, submission, uploads, preflight } =
    messages
  const { account, reorder, checkout, designer } = messages
  return {
    ...{ shell, shared, order, estimate, proof, clipboard, errors, submission, uploads, preflight },
    account: { film: { title: account.film.title } },
    reorder: { open: reorder.open },
    checkout: { refusedFields: checkout.refusedFields },
    designer: { findings: designer.findings },
  }
}

export function TrackingPage({ trackingToken, tracked }: TrackingPageProps) {
  const fresh = useFreshOrder(trackingToken, tracked)
  const { order } = fresh
  return (
    <div className="mx-auto max-w-6xl pb-8">
      <StatusHeader {...fresh} trackingToken={trackingToken} />
      <div className="grid gap-x-12 gap-y-10 px-4 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 content-start gap-10">
          <ToDo trackingToken={trackingToken} fresh={fresh} loadedAt={tracked.readAt} />
          {!buysFilm(order) && (
            <ProofSection
              key={tracked.proof?.proof?.version}
              trackingToken={trackingToken}
              loaded={tracked.proof}
              appearances={tracked.appearances}
              zones={tracked.zones}
              onAnswered={fresh.refresh}
            />
          )}
          <OrderedDesigns
            order={order}
            appearances={tracked.appearances}
            zones={tracked.zones}
            taxMode={tracked.taxMode}
          />
        </div>
        <div className="grid min-w-0 content-start gap-10">
          {order.status !== 'cancelled' && order.status !== 'expired' && !buysFilm(order) && (
            <DeliveryDetails order={order} />
          )}
          <ThreadSection trackingToken={trackingToken} />
          <OwnDocuments trackingToken={trackingToken} loaded={tracked.documents} revision={order.revision} />
          <Timeline order={order} />
          <ContactOptions order={order} trackingToken={trackingToken} />
        </div>
      </div>
    </div>
  )
}

function Timeline({ order }: { order: Order }) {
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

function DeliveryDetails({ order }: { order: Order }) {
  const { shop, messages, formats, language } = usePage()
  const texts = messages.order
  const { method, meetupZoneId, meetupZoneName, slot, address, deliveryArea } = order.fulfilment
  const zone = shop.meetupZones.find(({ id }) => id === meetupZoneId)
  const until = zone?.slots.find(
    ({ weekday, from }) => slot !== null && weekday === weekdayOf(slot.date) && from === slot.from,
  )?.to
  return (
    <PageSection title={messages.shared.delivery}>
      <Facts
        className="sm:grid-cols-2 lg:grid-cols-1"
        rows={[
          [messages.shared.method, texts.methods[method]],
          [
            texts.where,
            meetupZoneName === null
              ? null
              : [meetupZoneName, zone?.area, zone?.landmark].filter((part) => part !== undefined).join(', '),
          ],
          [
            texts.when,
            slot === null ? null : (
              <>
                {formats.day(slot.date)},{' '}
                <span className="figures">
                  {slot.from}
                  {until !== undefined && `–${until}`}
                </span>
              </>
            ),
          ],
          [
            texts.address,
            address === null
              ? null
              : [
                  address.line1,
                  address.line2,
                  address.city,
                  address.region,
                  address.postalCode,
                  new Intl.DisplayNames(language, { type: 'region' }).of(address.country),
                ]
                  .filter((line) => line !== undefined)
                  .join(', '),
          ],
          [
            texts.deliveryTime,
            deliveryArea === null || order.status === 'completed'
              ? null
              : fill(
                  deliveryArea.days.min === deliveryArea.days.max ? texts.daysExactly : texts.days,
                  deliveryArea.days,
                ),
          ],
          [texts.promisedBy, order.status === 'completed' ? null : formats.day(order.promisedBy)],
          [
            texts.neededBy,
            order.neededBy === null || order.status === 'completed' ? null : formats.day(order.neededBy),
          ],
        ]}
      />
      {method === 'pickup' && trackingStatusOf(order) !== 'ready_pickup' && (
        <div className="mt-4">
          <Studio />
        </div>
      )}
    </PageSection>
  )
}
