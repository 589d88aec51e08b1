import { PlatenError, type Answer, type Resources } from '@platen/api-client'
import { ConnectionLost } from '@platen/ui'
import { takeBotToken } from '../bot-check/index.ts'

/** Longer than any answer takes. */
const TIMEOUT_MS = 30_000

/** Throws `PlatenError`, or `ConnectionLost` without an answer of the API. */
export async function submit<Data>(call: (signal: AbortSignal) => Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await call(AbortSignal.timeout(TIMEOUT_MS)).catch(() => {
    throw new ConnectionLost('The connection was lost.')
  })
  if (isRefusal(error)) throw new PlatenError(response, error)
  if (data === undefined) throw new ConnectionLost('The answer could not be read.')
  return data
}

/** Proxies answer without an error body. */
function isRefusal(error: unknown): error is Resources['ApiErrorResponse'] {
  return typeof error === 'object' && error !== null && 'error' in error
}

type Protection = Resources['PublicConfigResponse']['botProtection']

/** Retries once with a new token, because the first may have expired. */
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
