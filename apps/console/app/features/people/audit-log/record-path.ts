import { paths } from '../../../lib/paths.ts'

const PATHS: Readonly<Record<string, (id: string) => string>> = {
  order: paths.order,
  lead: paths.lead,
  contact_lead: paths.lead,
  admin_user: (id) => `${paths.team()}?member=${id}`,
  garment: paths.garment,
  stock_item: paths.stockItem,
  webhook_endpoint: paths.webhook,
  settings: paths.settings,
  print_zones: paths.printZones,
}

/** Where a record that the log names is seen; undefined for what has no page. */
export function recordPath({ type, id }: { readonly type: string; readonly id: string }): string | undefined {
  return PATHS[type]?.(id)
}
