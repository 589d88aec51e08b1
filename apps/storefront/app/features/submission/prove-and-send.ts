import { PlatenError, type Resources } from '@platen/api-client'
import { takeBotToken } from '../bot-check/index.ts'

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
