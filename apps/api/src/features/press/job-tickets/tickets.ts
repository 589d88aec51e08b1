import { MAX_TICKETS, type getJobTickets } from '@platen/contract'
import {
  filmSize,
  pressMeasure,
  printBox,
  zoneAxisDeg,
  zoneCentre,
  type GarmentBox,
  type PressMeasure,
} from '@platen/placement'
import type { GarmentView, ShownGarment } from '@platen/ui/garment-shapes'
import type { Kysely } from 'kysely'
import type { Static } from 'typebox'
import type { PrintedDesign } from '../../../platform/garment-pictures/draw-side.ts'
import { sidesOf } from '../../../platform/records/garment-sides.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { invalidField, Refusal } from '../../../platform/refusal.ts'
import {
  listRecipes,
  listTicketRows,
  scopeExists,
  type PressRecipe,
  type TicketDelivery,
  type TicketRow,
  type TicketScope,
} from './tickets.store.ts'

export interface Ticket {
  readonly orderNumber: string
  /** The job that its code opens. */
  readonly jobId: string
  readonly unit: number
  /** In its line; `garments` counts those of the whole order. */
  readonly quantity: number
  readonly garments: number
  readonly garmentName: string
  readonly garment: ShownGarment
  readonly fabric: string
  readonly colour: string
  readonly colourHex: string
  readonly size: string
  /** `YYYY-MM-DD`. */
  readonly promisedBy: string
  readonly neededBy: string | null
  readonly customerName: string
  readonly delivery: TicketDelivery
  readonly note: string | null
  readonly recipe: PressRecipe | undefined
  readonly prints: readonly TicketPrint[]
}

export interface TicketPrint {
  /** From 1, shown in the drawing and in the list. */
  readonly mark: number
  readonly zoneName: string
  readonly view: GarmentView
  /** On film, before it is turned. */
  readonly widthMm: number
  readonly heightMm: number
  readonly rotationDeg: TicketRow['rotationDeg']
  readonly measure: PressMeasure
  /** How the zone lies on the garment. */
  readonly axis: { readonly degrees: number; readonly xMm: number; readonly yMm: number }
  /** The whole artwork, with the border that is not on film. */
  readonly pictureBox: GarmentBox
  readonly artworkSha256: string | null
  /** As it was ordered. */
  readonly placed: PrintedDesign['prints'][number]
}

function ticketsOf(rows: readonly TicketRow[], recipes: readonly PressRecipe[]): Ticket[] {
  const garments = Map.groupBy(rows, ({ orderItemId, unit }) => `${orderItemId}/${unit}`)
  return [...garments.values()].flatMap((prints) => {
    const [first] = prints
    if (!first) return []
    return [
      {
        orderNumber: first.orderNumber,
        jobId: first.jobId,
        unit: first.unit,
        quantity: first.quantity,
        garments: first.garments,
        garmentName: first.garmentName,
        garment: sidesOf(first.appearance),
        fabric: first.fabric,
        colour: first.colour,
        colourHex: first.colourHex,
        size: first.size,
        promisedBy: first.promisedBy,
        neededBy: first.neededBy,
        customerName: first.customerName,
        delivery: first.delivery,
        note: first.note,
        recipe: recipes.find(({ fabric }) => fabric === first.fabric),
        prints: prints.map(printOf),
      },
    ]
  })
}

function printOf(row: TicketRow, index: number): TicketPrint {
  const zone = {
    id: row.zoneId,
    anchor: { xMm: row.anchorXMm, yMm: row.anchorYMm },
    maxWidthMm: row.zoneWidthMm,
    maxHeightMm: row.zoneHeightMm,
  }
  return {
    mark: index + 1,
    zoneName: row.zoneName,
    view: row.zoneView,
    ...filmSize(row, row.trim),
    rotationDeg: row.rotationDeg,
    measure: pressMeasure(row, zone, row.trim),
    axis: { degrees: zoneAxisDeg(zone), ...zoneCentre(zone) },
    pictureBox: printBox(row, zone),
    artworkSha256: row.artworkSha256,
    placed: {
      widthMm: row.widthMm,
      heightMm: row.heightMm,
      offsetXMm: row.offsetXMm,
      offsetYMm: row.offsetYMm,
      rotationDeg: row.rotationDeg,
      zone: { ...zone, view: row.zoneView },
      artworkSha256: row.artworkSha256,
    },
  }
}

type Query = Static<typeof getJobTickets.query>

export async function readTickets(database: Kysely<DB>, query: Query): Promise<Ticket[]> {
  const scope = readScope(query)
  const [rows, recipes] = await Promise.all([
    listTicketRows(database, scope, MAX_TICKETS + 1),
    listRecipes(database),
  ])
  const tickets = ticketsOf(rows, recipes)
  if (tickets.length > MAX_TICKETS) {
    throw invalidField(
      `${scope.kind}Id`,
      `has more than ${MAX_TICKETS} garments; print the tickets sheet by sheet`,
      'too_many_tickets',
      String(MAX_TICKETS),
    )
  }
  if (tickets.length > 0) return tickets
  if (!(await scopeExists(database, scope)))
    throw new Refusal('RESOURCE_NOT_FOUND', `There is no such ${NAMES[scope.kind]}.`)
  throw new Refusal('RESOURCE_NOT_FOUND', `This ${NAMES[scope.kind]} has no garments in production.`, {
    details: { reason: 'no_tickets' },
    resolution: 'Tickets are for garments whose prints are neither failed nor void.',
  })
}

const NAMES = {
  sheet: 'gang sheet',
  order: 'order',
  job: 'print job',
} as const satisfies Record<TicketScope['kind'], string>

function readScope({ sheetId, orderId, jobId }: Query): TicketScope {
  const scopes: TicketScope[] = []
  if (sheetId !== undefined) scopes.push({ kind: 'sheet', id: decodeId('gangSheet', sheetId) })
  if (orderId !== undefined) scopes.push({ kind: 'order', id: decodeId('order', orderId) })
  if (jobId !== undefined) scopes.push({ kind: 'job', id: decodeId('printJob', jobId) })
  const [scope] = scopes
  if (!scope || scopes.length > 1)
    throw invalidField('orderId', 'give exactly one of sheetId, orderId and jobId', 'not_used')
  return scope
}
