import type { GangSheetRecord } from '@platen/contract'
import { Refusal } from '../../../../platform/refusal.ts'
import { JobFailure } from '../../../../platform/jobs/job-plan.ts'
import { UndrawableArtwork } from '../../film/index.ts'

type Failed = NonNullable<GangSheetRecord['export']>

/** Why an export failed, for pages that have words for it, and as a sentence. */
export interface ExportFailure {
  readonly problem: NonNullable<Failed['problem']>
  readonly message: string
}

/** The artwork of a print is no longer in file storage. */
export class MissingArtwork extends JobFailure {
  readonly orderNumber: string

  constructor(orderNumber: string) {
    super(`The artwork of order ${orderNumber} is no longer in file storage, so its film cannot be made.`, {
      permanent: true,
    })
    this.orderNumber = orderNumber
  }
}

export const CUSTOMER_ERASED: ExportFailure = {
  problem: { code: 'customer_erased', name: null },
  message: 'A customer whose artwork is on this sheet was erased meanwhile. Export the sheet again.',
}

export const INTERRUPTED: ExportFailure = {
  problem: { code: 'interrupted', name: null },
  message: 'The service stopped before the files were done. Export the sheet again.',
}

export function exportFailureOf(error: unknown): ExportFailure {
  return { problem: problemOf(error), message: messageOf(error) }
}

function problemOf(error: unknown): ExportFailure['problem'] {
  if (error instanceof UndrawableArtwork) return { code: 'artwork_unreadable', name: error.fileName }
  if (error instanceof MissingArtwork) return { code: 'artwork_missing', name: error.orderNumber }
  const isStorage = error instanceof Refusal && error.code === 'UPSTREAM_FAILED'
  return { code: isStorage ? 'storage_unavailable' : 'unknown', name: null }
}

function messageOf(error: unknown): string {
  if (error instanceof Refusal) return `${error.message} ${error.resolution}`
  if (error instanceof JobFailure) return error.message
  return 'The files could not be made. Try again. If it happens again, the service log has the reason.'
}
