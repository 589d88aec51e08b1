import { printBox, type GarmentBox } from '@platen/placement'
import { zoneView, type GarmentView } from '@platen/ui/garment-shapes'
import type { PressRecipe, TicketRow } from './tickets.store.ts'

/** The paper that accompanies a garment through production. */
export interface Ticket {
  readonly orderNumber: string
  /** The UUID of the job that its code opens. */
  readonly jobId: string
  readonly unit: number
  /** Garments in its line. `garments` counts those in the whole order. */
  readonly quantity: number
  readonly garments: number
  readonly garmentName: string
  readonly garmentKind: string
  readonly fabric: string
  readonly colour: string
  readonly colourHex: string
  readonly size: string
  /** `YYYY-MM-DD`. */
  readonly promisedBy: string
  readonly neededBy: string | null
  readonly note: string | null
  readonly recipe: PressRecipe | undefined
  readonly prints: readonly TicketPrint[]
}

export interface TicketPrint {
  /** From 1, shown in the drawing and in the list. */
  readonly mark: number
  readonly zoneName: string
  readonly view: GarmentView
  /** Before it is turned. */
  readonly widthMm: number
  readonly heightMm: number
  readonly rotationDeg: TicketRow['rotationDeg']
  /** Its box on the garment, measured from the collar. */
  readonly box: GarmentBox
  readonly artworkSha256: string | null
}

/** One ticket per garment, in the order of the rows. */
export function ticketsOf(rows: readonly TicketRow[], recipes: readonly PressRecipe[]): Ticket[] {
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
        garmentKind: first.garmentKind,
        fabric: first.fabric,
        colour: first.colour,
        colourHex: first.colourHex,
        size: first.size,
        promisedBy: first.promisedBy,
        neededBy: first.neededBy,
        note: first.note,
        recipe: recipes.find(({ fabric }) => fabric === first.fabric),
        prints: prints.map(printOf),
      },
    ]
  })
}

function printOf(row: TicketRow, index: number): TicketPrint {
  const zone = {
    anchor: { xMm: row.anchorXMm, yMm: row.anchorYMm },
    maxWidthMm: row.zoneWidthMm,
    maxHeightMm: row.zoneHeightMm,
  }
  return {
    mark: index + 1,
    zoneName: row.zoneName,
    view: zoneView(row.zoneId),
    widthMm: row.widthMm,
    heightMm: row.heightMm,
    rotationDeg: row.rotationDeg,
    box: printBox(row, zone),
    artworkSha256: row.artworkSha256,
  }
}
