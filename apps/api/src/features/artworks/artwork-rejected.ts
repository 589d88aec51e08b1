import { Refusal } from '../../platform/refusal.ts'

/** Refuses a file with ARTWORK_REJECTED: what is wrong, and what the customer can do about it. */
export function artworkRejected(message: string, resolution: string): Refusal {
  return new Refusal('ARTWORK_REJECTED', message, { resolution })
}

/** For a file whose pixels cannot all be read; which library said so, and how, is not the customer's matter. */
export function damagedArtwork(): Refusal {
  return artworkRejected(
    'The file is damaged or incomplete, so it cannot be read to its end.',
    'Export the artwork again from your design program and upload the new file. If the upload was interrupted, try it once more.',
  )
}

export function moreThanOnePicture(): Refusal {
  return artworkRejected(
    'The file holds more than one picture (an animation, or several pages).',
    'Save the one picture that is to be printed as its own file.',
  )
}
