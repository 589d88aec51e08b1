import type { ServerKeys } from '../../../platform/server-keys.ts'
import { trackingToken, trackingUrl } from '../../selling/orders/index.ts'

export interface LinkDeps {
  readonly keys: Pick<ServerKeys, 'tracking'>
  readonly config: { readonly publicUrl: string }
}

export function estimateUrl(
  { keys, config }: LinkDeps,
  estimateId: string,
  languages: Parameters<typeof trackingUrl>[2],
): string {
  const token = trackingToken(keys.tracking, estimateId, 'estimate')
  return trackingUrl(config.publicUrl, token, languages, 'estimate')
}
