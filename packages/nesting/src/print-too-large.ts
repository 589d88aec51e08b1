/** A print that fits on the film in no way. Nothing was packed. */
export class PrintTooLarge extends Error {
  override readonly name = 'PrintTooLarge'
  readonly ids: readonly string[]

  constructor(ids: readonly string[], message: string) {
    super(message)
    this.ids = ids
  }
}
