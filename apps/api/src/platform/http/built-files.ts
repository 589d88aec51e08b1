import type { FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { FILES } from './server.ts'

/** The name of an asset says what is in it, so it never changes. */
export const FOREVER = 'public, max-age=31536000, immutable'
export const AN_HOUR = 'public, max-age=3600'
export const ASK_EACH_TIME = 'no-cache'

/** How files of a web app are served: as they were compressed when it was built, and kept by browsers for so long. */
export function builtFiles(files: FastifyInstance, caching: string): Partial<FastifyStaticOptions> {
  // One name for all of them in log and metrics: theirs change with every build.
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
