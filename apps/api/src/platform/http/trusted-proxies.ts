import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import type { Config } from '../../config.ts'

/** A number trusts that many proxies in front of the service, whatever their addresses. */
export function trustedProxies(
  trust: Config['trustProxy'],
): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust
}

/** The address of the client, as the framework finds it. */
export function addressBehind(trust: Config['trustProxy']): (request: IncomingMessage) => string | undefined {
  const proxies = trustedProxies(trust)
  if (proxies === false) return ({ socket }) => socket.remoteAddress
  const isTrusted = typeof proxies === 'function' ? proxies : proxyAddress.compile(proxies)
  return (request) =>
    request.headers['x-forwarded-for'] === undefined
      ? request.socket.remoteAddress
      : proxyAddress(request, isTrusted)
}
