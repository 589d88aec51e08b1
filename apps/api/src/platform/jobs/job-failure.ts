/** Why a job failed, in words that name nobody: they are kept beside the job and in the log. */
export class JobFailure extends Error {
  /** Trying again cannot help: the job goes to the dead letters at once. */
  readonly permanent: boolean

  constructor(message: string, { permanent = false, cause }: { permanent?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.name = 'JobFailure'
    this.permanent = permanent
  }
}
