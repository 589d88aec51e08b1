import type { Shop } from '../../apps/api/src/features/catalog/index.ts'
import type { EventType } from '../../apps/api/src/platform/events.ts'
import type { Agenda } from './agenda.ts'
import type { BasketMaker } from './basket.ts'
import type { DemoArtworkChoice } from './customers.ts'
import type { Design } from './designs.ts'
import type { PrintRoom } from './print-room.ts'
import type { Random } from './random.ts'
import type { Rows } from './rows.ts'
import type { ShopCalendar } from './shop-calendar.ts'
import type { StockRoom } from './stock-room.ts'
import type { Team, TeamMember } from './team.ts'

/** What every story takes place in. */
export interface World {
  readonly shop: Shop
  readonly team: Team
  readonly designs: readonly Design[]
  readonly baskets: BasketMaker
  readonly calendar: ShopCalendar
  readonly random: Random
  readonly rows: Rows
  readonly agenda: Agenda
  readonly stock: StockRoom
  readonly printRoom: PrintRoom
  /** A customer hands in a copy of a design. */
  handIn(design: number, at: number): DemoArtworkChoice
  /** Share of an artwork that prints, by its UUID. */
  inkAreaPercent(artworkId: string): number
  /** The end of all stories, in milliseconds since 1970. */
  readonly now: number
}

/** Something that happened to a record. Who did it is left out when it was the service itself. */
export interface Deed {
  readonly at: number
  readonly by?: TeamMember
  readonly action: string
  readonly entity: { readonly type: string; readonly id: string }
  readonly message: string
  readonly changes?: readonly { readonly path: string; readonly from: unknown; readonly to: unknown }[]
}

/** An event that was handed over long ago. */
export function tell(
  { rows, agenda }: World,
  type: EventType,
  at: number,
  about: { orderId?: string; leadId?: string; payload?: object },
): void {
  agenda.at(at, () =>
    rows.events.push({
      type,
      order_id: about.orderId ?? null,
      lead_id: about.leadId ?? null,
      payload: JSON.stringify(about.payload ?? {}),
      occurred_at: new Date(at),
      dispatched_at: new Date(at + 700),
    }),
  )
}

/** A row of the audit log. */
export function record({ rows, agenda, random }: World, { at, by, ...deed }: Deed): void {
  agenda.at(at, () =>
    rows.audit_log.push({
      id: random.uuid(at),
      occurred_at: new Date(at),
      actor_kind: by ? 'admin' : 'system',
      actor_id: by?.id ?? null,
      actor_name: by?.name ?? 'Platen',
      action: deed.action,
      entity_type: deed.entity.type,
      entity_id: deed.entity.id,
      message: deed.message,
      changes: JSON.stringify(deed.changes ?? []),
      request_id: null,
      ip_address: null,
    }),
  )
}
