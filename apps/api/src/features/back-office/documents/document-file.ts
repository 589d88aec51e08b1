import type { Platform } from '../../../platform/platform.ts'
import type { OutboxEvent, Subscriber } from '../../../platform/outbox/dispatch-events.ts'
import { OVER_A_DAY, type QueuePlan } from '../../../platform/jobs/job-plan.ts'
import { findIssuedDocument, findStoredDocument, keepPdf } from './documents.store.ts'

export type FileDeps = Pick<Platform, 'database' | 'storage' | 'clock'>

export interface DocumentFile {
  readonly orderId: string
  readonly fileName: string
  readonly pdf: Buffer
}

/** As it was drawn first. Undefined when there is no such document. */
export async function readDocumentFile(
  { database, storage, clock }: FileDeps,
  documentId: string,
): Promise<DocumentFile | undefined> {
  const document = await findStoredDocument(database, documentId)
  if (!document) return undefined
  const { orderId, content, issuedAt } = document
  const fileName = `${document.number}.pdf`
  if (document.pdf) return { orderId, fileName, pdf: document.pdf }
  const [{ renderPdf }, { readLogo }] = await Promise.all([
    import('../../../platform/business-documents/render-pdf.ts'),
    import('../../../platform/business-documents/document-logo.ts'),
  ])
  const logo = await readLogo(storage, content.issuer.logoSha256)
  const pdf = await renderPdf(content, { logo, now: issuedAt })
  return { orderId, fileName, pdf: await keepPdf(database, documentId, pdf, clock.now()) }
}

const QUEUE = 'documents'

/** Draws each document soon after it was issued, while the logo and the fonts of that day are there. */
export const documentSubscriber: Subscriber = {
  queue: QUEUE,
  jobsFor: (events: readonly OutboxEvent[]) =>
    events.flatMap(({ id, type }) => (type === 'document.issued' ? [{ eventId: id }] : [])),
}

export function documentQueue(deps: FileDeps): QueuePlan {
  return {
    name: QUEUE,
    retries: OVER_A_DAY,
    batchSize: 5,
    pollSeconds: 2,
    work: async (data) => {
      const { eventId } = data as { eventId: number }
      const documentId = await findIssuedDocument(deps.database, eventId)
      if (documentId !== undefined) await readDocumentFile(deps, documentId)
    },
  }
}
