import type { Nesting, NestingFilm, NestingPrint } from '@platen/nesting'

export interface NestRequest {
  /** Later requests end the earlier ones. */
  readonly job: number
  readonly prints: readonly NestingPrint[]
  readonly film: NestingFilm
  readonly seed: number
  readonly millis: number
}

export interface NestAnswer {
  readonly job: number
  /** Shorter than the one before; left out when there is none. */
  readonly nesting?: Pick<Nesting, 'prints' | 'leftOut' | 'lengthMm'>
  readonly done: boolean
}
