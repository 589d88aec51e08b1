import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import apiReference from '@scalar/fastify-api-reference'
import { fastify } from 'fastify'

// Takes Scalar's browser bundle out of its Fastify plugin, the only form in which the package ships it, and
// writes it compressed to stdout. Loading the plugin costs 40 MB that never come back, hence a process of its own.
const app = fastify()
await app.register(apiReference, { routePrefix: '/docs', configuration: { url: '/unused' } })
const reply = await app.inject('/docs/js/scalar.js')
if (reply.statusCode !== 200) throw new Error(`The documentation bundle answered ${reply.statusCode}`)

process.stdout.write(await promisify(gzip)(reply.rawPayload, { level: 9 }))
