import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const BUNDLE_PROCESS = fileURLToPath(new URL('docs-bundle.process.ts', import.meta.url))
const MAX_BUNDLE_BYTES = 16 * 1024 * 1024

export interface DocsBundle {
  /** JavaScript for the browser, gzip. */
  readonly gzipped: Buffer
}

/** Changes with the version of the bundle, so that its address may be cached for ever. */
export function docsBundleVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@scalar/fastify-api-reference')
  const manifest = readFileSync(join(dirname(entry), '..', 'package.json'))
  return createHash('sha256').update(manifest).digest('base64url').slice(0, 12)
}

/**
 * The browser bundle of the documentation page, made once and on the first request for it: a service whose
 * documentation nobody opens never pays for it. A failed attempt is tried again by the next request.
 */
export function createDocsBundle(): () => Promise<DocsBundle> {
  let making: Promise<DocsBundle> | undefined
  return () => {
    making ??= makeBundle().catch((error: unknown) => {
      making = undefined
      throw error
    })
    return making
  }
}

async function makeBundle(): Promise<DocsBundle> {
  // The child needs nothing of the service's environment, which holds secrets.
  const options = { encoding: 'buffer', maxBuffer: MAX_BUNDLE_BYTES, env: {} } as const
  const { stdout } = await promisify(execFile)(process.execPath, [BUNDLE_PROCESS], options)
  return { gzipped: stdout }
}
