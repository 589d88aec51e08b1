import { PlatenError, type Resources } from '@platen/api-client'
import { ConnectionLost } from '../../lib/upload-file.ts'

interface Answer<Data> {
  readonly data?: Data | undefined
  readonly error?: Resources['ApiErrorResponse'] | undefined
  readonly response: Response
}

/** A refusal that says when to come back. */
export class SubmissionRefused extends PlatenError {
  readonly retryAfterSeconds: number | undefined

  constructor(response: Response, body: Resources['ApiErrorResponse']) {
    super(response, body)
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
    this.retryAfterSeconds = Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
  }
}

/** Waits for a call that sends something. Throws `SubmissionRefused`, or `ConnectionLost` when there was no answer. */
export async function submit<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await call.catch(() => {
    throw new ConnectionLost('The connection was lost.')
  })
  if (error) throw new SubmissionRefused(response, error)
  if (data === undefined) throw new ConnectionLost('The answer could not be read.')
  return data
}
