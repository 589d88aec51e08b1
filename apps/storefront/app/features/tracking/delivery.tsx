import { usePage } from '../../lib/page.ts'
import { weekdayOf } from '@platen/formats/calendar'
import { PageSection, Facts } from './page-section.tsx'
import type { Order } from './status/tracking-status.ts'

export function DeliveryDetails({ order }: { order: Order }) {
  const { shop, messages, formats } = usePage()
  const texts = messages.order
  const { method, meetupZoneId, meetupZoneName, slot, address } = order.fulfilment
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
                  address.country,
                ]
                  .filter((line) => line !== undefined)
                  .join(', '),
          ],
          [texts.promisedBy, order.status === 'completed' ? null : formats.day(order.promisedBy)],
          [
            texts.neededBy,
            order.neededBy === null || order.status === 'completed' ? null : formats.day(order.neededBy),
          ],
        ]}
      />
    </PageSection>
  )
}
