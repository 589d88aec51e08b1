import { PlatenError, type Answer, type Resources } from '@platen/api-client'
import { ConnectionLost } from '@platen/ui'

/** Longer than any answer takes: after it the connection counts as lost. */
const PATIENCE_MS = 30_000

/** Sends something. Throws `PlatenError`, or `ConnectionLost` when there was no answer of the shop. */
export async function submit<Data>(call: (signal: AbortSignal) => Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await call(AbortSignal.timeout(PATIENCE_MS)).catch(() => {
    throw new ConnectionLost('The connection was lost.')
  })
  if (isRefusal(error)) throw new PlatenError(response, error)
  if (data === undefined) throw new ConnectionLost('The answer could not be read.')
  return data
}

/** What says nothing of the kind comes from something between the shop and here. */
function isRefusal(error: unknown): error is Resources['ApiErrorResponse'] {
  return typeof error === 'object' && error !== null && 'error' in error
}
