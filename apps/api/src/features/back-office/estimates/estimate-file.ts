import { languageFor } from '../../../messages/messages.ts'
import type { BusinessDocument, Party } from '../../../platform/business-documents/business-document.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recipientAt } from '../documents/index.ts'
import { unknownEstimate, type RecordDeps } from './estimate-record.ts'
import type { Estimate, EstimateVersion, Paper, Words } from './estimate.ts'
import { paperOf } from './estimate-paper.ts'

export interface FileDeps extends Pick<RecordDeps, 'database' | 'shop'> {
  readonly storage: Platform['storage']
}

/** A version as PDF. There is none once its customer was erased. */
export async function drawEstimate(
  { database, storage, shop }: FileDeps,
  estimate: Estimate,
  sent: EstimateVersion,
): Promise<{ readonly fileName: string; readonly pdf: Buffer }> {
  const { words, version, sentAt } = sent
  if (words === null) throw unknownEstimate()
  const [{ renderPdf }, { readLogo }] = await Promise.all([
    import('../../../platform/business-documents/render-pdf.ts'),
    import('../../../platform/business-documents/document-logo.ts'),
  ])
  // Versions of earlier releases have none.
  const paper = sent.paper ?? (await paperOf(database, await shop.get(), { ...sent, estimate }))
  const document: BusinessDocument = {
    ...paper,
    recipient: recipientOf(words),
    message: messageOf(paper, words),
  }
  const logo = await readLogo(storage, paper.issuer.logoSha256)
  return {
    fileName: `${estimate.number}-v${version}.pdf`,
    pdf: await renderPdf(document, { logo, now: sentAt }),
  }
}

function recipientOf({ customerName, company, taxId = null, address }: Words): Party {
  const customer = { ...recipientAt(customerName, address), taxId }
  if (company == null) return customer
  const lines = [customerName, customer.address].filter((line) => line !== null)
  return { ...customer, name: company, address: lines.join('\n') }
}

function messageOf({ locale }: Paper, { message, discountReason }: Words): string | null {
  const { amounts } = languageFor([locale]).messages.documents
  const discount = discountReason === null ? null : `${amounts.discount}: ${discountReason}`
  const parts = [message, discount].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join('\n\n')
}
