import { Refusal } from '../../../platform/refusal.ts'

/** Names the file, because a sheet has many artworks. */
export class UndrawableArtwork extends Refusal {
  readonly fileName: string

  constructor(fileName: string, { message, resolution, fields = [] }: Refusal) {
    super('ARTWORK_REJECTED', `${fileName}: ${message}`, { resolution, fields })
    this.fileName = fileName
  }
}
