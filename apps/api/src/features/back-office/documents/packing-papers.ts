import type { LabelPaper } from '@platen/contract'
import { dayIn } from '@platen/formats/calendar'
import { languageFor } from '../../../messages/messages.ts'
import type { Platform } from '../../../platform/platform.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { packingContent, type Billing } from './document-content.ts'
import { findBilledOrder, getIssuingShop } from './issuing.store.ts'

interface PaperDeps extends Pick<Platform, 'database' | 'storage' | 'clock'> {
  readonly config: { readonly consoleUrl: string }
}

interface Paper {
  readonly fileName: string
  readonly pdf: Buffer
}

/** Drawn anew each time, because it says what the order holds now. */
export async function packingSlip(deps: PaperDeps, orderId: string): Promise<Paper> {
  const billing = await readBilling(deps, orderId)
  const [{ renderPdf }, { readLogo }] = await Promise.all([
    import('../../../platform/business-documents/render-pdf.ts'),
    import('../../../platform/business-documents/document-logo.ts'),
  ])
  const content = { ...packingContent(billing), number: null }
  const logo = await readLogo(deps.storage, content.issuer.logoSha256)
  const pdf = await renderPdf(content, { logo, now: deps.clock.now() })
  return { fileName: `${billing.order.number}-packing-slip.pdf`, pdf }
}

interface LabelOptions {
  readonly paper: LabelPaper
  readonly skip: number
}

export async function bagLabels(
  deps: PaperDeps,
  orderId: string,
  { paper, skip }: LabelOptions,
): Promise<Paper> {
  const { order, shop } = await readBilling(deps, orderId)
  const { drawLabels } = await import('./draw-labels.ts')
  const total = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const { documents } = languageFor([...shop.locales]).messages
  let count = 0
  const labels = order.items.flatMap((item) =>
    Array.from({ length: item.quantity }, () => ({
      orderNumber: order.number,
      customer: order.customerName,
      garment: item.kind === 'garment' ? item.garmentName : documents.film[item.kind],
      variant: item.kind === 'garment' ? `${item.colour}, ${item.size}` : item.size,
      note: firstLine(item.note),
      place: `${(count += 1)}/${total}`,
    })),
  )
  const pdf = await drawLabels(labels, {
    paper,
    skip,
    shopName: shop.storeName,
    locale: shop.locales[0] ?? 'en',
    url: `${deps.config.consoleUrl}/admin/orders/${encodeId('order', orderId)}`,
    now: deps.clock.now(),
  })
  return { fileName: `${order.number}-bag-labels.pdf`, pdf }
}

function firstLine(note: string | null): string | null {
  const [line = ''] = (note ?? '').trim().split('\n', 1)
  return line === '' ? null : line
}

async function readBilling({ database, clock }: PaperDeps, orderId: string): Promise<Billing> {
  const [shop, order] = await Promise.all([getIssuingShop(database), findBilledOrder(database, orderId)])
  if (!order) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such order.')
  return { shop, order, today: dayIn(shop.timeZone, clock.now()) }
}
