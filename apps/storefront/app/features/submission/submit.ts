import { PlatenError, type Answer, type Resources } from '@platen/api-client'
import { ConnectionLost } from '@platen/ui'
import { takeBotToken } from '../bot-check/index.ts'

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

type Protection = Resources['PublicConfigResponse']['botProtection']

/** Sends with a fresh token. One that the shop does not take may have grown old on the way: then once more with another. */
export async function proveAndSend<Sent>(
  protection: Protection,
  send: (botToken: string) => Promise<Sent>,
): Promise<Sent> {
  try {
    return await send(await takeBotToken(protection))
  } catch (error) {
    if (!(error instanceof PlatenError) || error.code !== 'BOT_CHECK_FAILED') throw error
    return send(await takeBotToken(protection))
  }
}
