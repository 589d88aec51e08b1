/** Scalar ships its browser script inside its Fastify plugin only, which the service would otherwise have to load. */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import apiReference from '@scalar/fastify-api-reference'
import { fastify } from 'fastify'

const app = fastify()
await app.register(apiReference, { routePrefix: '/docs', configuration: { url: '/unused' } })
const reply = await app.inject('/docs/js/scalar.js')
if (reply.statusCode !== 200) throw new Error(`Scalar's script answered ${reply.statusCode}.`)

const folder = join(process.env.BUILD_FOLDER ?? 'build', 'client')
const version = createHash('sha256').update(reply.rawPayload).digest('base64url').slice(0, 12)
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, `reference-${version}.js`), reply.rawPayload)
