import type { FileReason } from '@platen/contract'
import { FILE_REASONS } from '@platen/contract/file-reasons'
import { Refusal } from '../../../platform/refusal.ts'

export function artworkRejected(reason: FileReason, message: string, resolution: string): Refusal {
  return new Refusal('ARTWORK_REJECTED', message, { resolution, fields: [{ path: 'file', message, reason }] })
}

/** Customers do not see the message of the library. */
export function damagedArtwork(): Refusal {
  return artworkRejected(
    'damaged',
    'The file is damaged or incomplete.',
    'Export the artwork again from your design program and upload the new file. If the upload was interrupted, try again.',
  )
}

export function tooDemanding(): Refusal {
  return artworkRejected(
    'too_complex',
    'The file takes too much time or memory to read.',
    'Simplify the artwork, or export it as PNG with a transparent background at 300 DPI of its printed size.',
  )
}

export function moreThanOnePicture(): Refusal {
  return artworkRejected(
    'several_pictures',
    'The file contains more than one picture (an animation or several pages).',
    'Save only the picture to be printed as its own file.',
  )
}

/** To carry it from one process to another. */
export function fileReasonOf({ fields }: Refusal): FileReason {
  return FILE_REASONS.find((reason) => reason === fields?.[0]?.reason) ?? 'damaged'
}
