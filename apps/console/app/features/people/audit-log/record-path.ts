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

export function recordPath({ type, id }: { readonly type: string; readonly id: string }): string | undefined {
  return PATHS[type]?.(id)
}
