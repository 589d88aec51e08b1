import type { FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { FILES } from '../record-answered.ts'

/** For assets with a content hash in their name. */
export const FOREVER = 'public, max-age=31536000, immutable'
export const AN_HOUR = 'public, max-age=3600'
export const ASK_EACH_TIME = 'no-cache'

export function builtFiles(files: FastifyInstance, caching: string): Partial<FastifyStaticOptions> {
  // One pattern for all of them in logs and metrics, because the names change with every build.
  files.addHook('onRequest', (request, _reply, done) => {
    request.pattern = FILES
    done()
  })
  return {
    index: false,
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', caching),
  }
}
