import { costMinor, movingAverage } from '@platen/pricing'
import type { Client } from 'pg'
import type { MovementType, StockKind } from '../../apps/api/src/platform/database/tables.generated.ts'
import type { Random } from './random.ts'
import type { Rows } from './rows.ts'
import type { ShopCalendar } from './shop-calendar.ts'

interface Shelf {
  readonly id: string
  readonly kind: StockKind
  readonly name: string
  readonly reorderPoint: number
  /** How much is bought at a time. */
  readonly lot: number
  readonly listPrice: number
  /** The supplier is out of it in the last weeks. */
  readonly scarce: boolean
  onHand: number
  reserved: number
  averageUnitCost: string | null
  lowSince: number | null
}

export interface Move {
  readonly at: number
  readonly itemId: string
  readonly type: MovementType
  readonly quantity: number
  readonly unitCost?: string
  readonly orderId?: string
  readonly jobId?: string
  readonly reason?: string
  /** UUID of who did it; the service itself when left out. */
  readonly by?: string
}

/** The stock of the shop as it changes over the story. What it writes adds up to what it ends with. */
export interface StockRoom {
  /** Makes a movement, and buys first what is not there. Gives the average cost of a unit, if known. */
  move(move: Move): string | null
  /** Of an item, as it is now. */
  averageUnitCost(itemId: string): string | null
  /** Buys what ran low, as every Monday. */
  restock(day: number): void
  /** Leaves little of a few blanks, for today's work. */
  runLow(at: number): void
  /** Writes the balances; the movements are among the rows. */
  save(client: Client, now: Date): Promise<void>
}

interface StockRoomDeps {
  readonly rows: Rows
  readonly random: Random
  readonly calendar: ShopCalendar
  readonly exponent: number
  /** UUID of who counts and orders. */
  readonly keeper: string
}

const EFFECT = {
  receipt: { onHand: 1, reserved: 0 },
  return: { onHand: 1, reserved: 0 },
  adjustment: { onHand: 1, reserved: 0 },
  waste: { onHand: -1, reserved: 0 },
  consumption: { onHand: -1, reserved: 0 },
  count: { onHand: 0, reserved: 0 },
  reservation: { onHand: 0, reserved: 1 },
  release: { onHand: 0, reserved: -1 },
} as const satisfies Record<MovementType, { onHand: number; reserved: number }>

/** They become a cost when they are used, everything else when it is bought. */
const COSTED_BY_USE: readonly StockKind[] = ['blank', 'film', 'ink', 'powder']
const SCARCE_DAYS = 21

/** Locks the shop's stock until the transaction ends and takes it as the beginning. */
export async function openStockRoom(client: Client, deps: StockRoomDeps): Promise<StockRoom> {
  const { rows, random, calendar, exponent, keeper } = deps
  const found = await client.query<{
    id: string
    kind: StockKind
    name: string
    reorderPoint: string
    onHand: string
    reserved: string
    averageUnitCost: string | null
  }>(`SELECT id, kind, name, reorder_point AS "reorderPoint", on_hand AS "onHand", reserved,
        average_unit_cost::text AS "averageUnitCost"
      FROM inventory_items ORDER BY sku FOR UPDATE`)
  const shelves = found.rows.map((row, index): Shelf => {
    const reorderPoint = Number(row.reorderPoint)
    return {
      ...row,
      reorderPoint,
      onHand: Number(row.onHand),
      reserved: Number(row.reserved),
      lot: row.kind === 'blank' ? 48 : reorderPoint * 4,
      listPrice: Number(row.averageUnitCost ?? 1),
      scarce: index % 19 === 4,
      lowSince: null,
    }
  })
  const byId = new Map(shelves.map((shelf) => [shelf.id, shelf]))

  return { move, averageUnitCost, restock, runLow, save }

  function move(wanted: Move): string | null {
    const shelf = byId.get(wanted.itemId)
    if (!shelf) throw new Error(`There is no stock item ${wanted.itemId}.`)
    const { onHand, reserved } = EFFECT[wanted.type]
    const missing = wanted.quantity - (shelf.onHand - shelf.reserved)
    if ((reserved > 0 || onHand < 0) && missing > 0) buy(shelf, wanted.at - 60_000, missing)
    write(shelf, wanted, onHand * wanted.quantity, reserved * wanted.quantity)
    return shelf.averageUnitCost
  }

  function write(shelf: Shelf, { at, ...move }: Move, delta: number, reserved: number): void {
    shelf.onHand += delta
    shelf.reserved += reserved
    if (shelf.onHand - shelf.reserved > shelf.reorderPoint) shelf.lowSince = null
    else shelf.lowSince ??= at
    rows.inventory_movements.push({
      id: random.uuid(at),
      item_id: shelf.id,
      type: move.type,
      quantity: move.quantity,
      delta,
      on_hand_after: shelf.onHand,
      unit_cost: move.unitCost ?? shelf.averageUnitCost,
      order_id: move.orderId ?? null,
      job_id: move.jobId ?? null,
      reason: move.reason ?? null,
      actor_kind: move.by === undefined ? 'system' : 'admin',
      actor_id: move.by ?? null,
      occurred_at: new Date(at),
      created_at: new Date(at),
    })
  }

  function buy(shelf: Shelf, at: number, atLeast: number): void {
    const scarce = shelf.scarce && calendar.dayOf(at) > calendar.today - SCARCE_DAYS
    const quantity = scarce ? atLeast : Math.max(atLeast + shelf.reorderPoint, shelf.lot)
    const unitCost = (shelf.listPrice * random.between(0.96, 1.05)).toFixed(6)
    shelf.averageUnitCost = movingAverage(shelf, { quantity, unitCost })
    write(shelf, { at, itemId: shelf.id, type: 'receipt', quantity, unitCost, by: keeper }, quantity, 0)
    if (COSTED_BY_USE.includes(shelf.kind)) return
    rows.cost_entries.push({
      id: random.uuid(at),
      category: shelf.kind,
      amount_minor: Math.max(1, costMinor(unitCost, quantity, exponent)),
      incurred_on: calendar.date(calendar.dayOf(at)),
      description: `${shelf.name}, delivery`,
      supplier: 'Suministros Textiles del Pacífico',
      order_id: null,
      inventory_item_id: shelf.id,
      quantity,
      source: 'manual',
      reversal_of: null,
      actor_kind: 'admin',
      actor_id: keeper,
      created_at: new Date(at),
      run_id: null,
    })
  }

  function averageUnitCost(itemId: string): string | null {
    return byId.get(itemId)?.averageUnitCost ?? null
  }

  function restock(day: number): void {
    const lately = day > calendar.today - SCARCE_DAYS
    for (const shelf of shelves) {
      const low = shelf.onHand - shelf.reserved <= shelf.reorderPoint
      if (low && !(shelf.scarce && lately)) buy(shelf, calendar.at(day, 8.5), 1)
    }
  }

  function runLow(at: number): void {
    for (const shelf of shelves.filter(({ kind, scarce }) => kind === 'blank' && scarce).slice(0, 4)) {
      const quantity = Math.floor(shelf.reorderPoint / 2) - (shelf.onHand - shelf.reserved)
      if (quantity >= 0) continue
      const move = { at, itemId: shelf.id, type: 'adjustment', quantity, by: keeper } as const
      write(shelf, { ...move, reason: 'Stains found in the box' }, quantity, 0)
    }
  }

  async function save(target: Client, now: Date): Promise<void> {
    await target.query(
      `UPDATE inventory_items AS i
       SET on_hand = s.on_hand, reserved = s.reserved, average_unit_cost = s.average, low_since = s.low_since, updated_at = $6
       FROM unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::numeric[], $5::timestamptz[])
         AS s(id, on_hand, reserved, average, low_since)
       WHERE i.id = s.id`,
      [
        shelves.map(({ id }) => id),
        shelves.map(({ onHand }) => onHand),
        shelves.map(({ reserved }) => reserved),
        shelves.map(({ averageUnitCost }) => averageUnitCost),
        shelves.map(({ lowSince }) => (lowSince === null ? null : new Date(lowSince))),
        now,
      ],
    )
  }
}
