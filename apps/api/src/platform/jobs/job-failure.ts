/** Why a job failed. The message must contain no personal data: it is stored with the job and logged. */
export class JobFailure extends Error {
  /** A retry cannot help, so the job moves to the dead-letter queue at once. */
  readonly permanent: boolean

  constructor(message: string, { permanent = false, cause }: { permanent?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.name = 'JobFailure'
    this.permanent = permanent
  }
}
