import { sql } from 'kysely'

/** The row `list` of `film_price_lists` as the API shows it. */
export function FILM_LIST_JSON(list: string) {
  const own = (column: string) => sql.ref(`${list}.${column}`)
  return sql`jsonb_build_object(
    'id', ${own('id')}, 'name', ${own('name')},
    'transfer', jsonb_build_object(
      'by', CASE WHEN ${own('per_dm2_minor')} IS NULL THEN 'tier' ELSE 'area' END,
      'perDm2Minor', ${own('per_dm2_minor')}),
    'minimumTransferMinor', ${own('minimum_transfer_minor')}, 'sheetPerMetreMinor', ${own('sheet_per_metre_minor')},
    'lengthBreaks', ${own('length_breaks')}, 'minimumSheetMinor', ${own('minimum_sheet_minor')})`
}
