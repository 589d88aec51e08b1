import type { REHEARSAL_PROBLEMS } from '@platen/contract'

export type RehearsalSource =
  | { readonly kind: 'archive'; readonly url: string }
  /** A backup, or the folder of all of them. */
  | { readonly kind: 'backup'; readonly folder: string }

export interface RehearsalProblem {
  readonly reason: (typeof REHEARSAL_PROBLEMS)[number]
  /** For the operator; contains no personal data. */
  readonly message: string
}

export interface Rehearsal {
  readonly source: RehearsalSource['kind']
  readonly finishedAt: Date
  readonly tookSeconds: number
  /** Of what was restored; undefined when nothing was. */
  readonly newestChangeAt: Date | undefined
  /** Undefined: a restore would work. */
  readonly problem: RehearsalProblem | undefined
}

/** What a restore brought back. */
export interface Restored {
  /** RFC 3339 or as PostgreSQL writes it. */
  readonly newestChangeAt: string
  readonly wrong: readonly string[]
}
