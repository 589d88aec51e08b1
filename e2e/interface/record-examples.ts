import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Operation } from '@platen/contract'

interface Example {
  readonly request?: unknown
  readonly answer?: unknown
}

const FILE = fileURLToPath(new URL('../../packages/contract/src/openapi/examples.json', import.meta.url))
/** `npm run generate:examples` sets it. */
const recording = process.env.RECORD_EXAMPLES === '1'
const examples = new Map<string, Example>()

/** The examples of the API description are requests and answers of these tests. */
export function recordExample({ operationId, success }: Operation, body: unknown, answer: string): void {
  if (!recording) return
  examples.set(operationId, {
    ...(body === undefined ? {} : { request: body }),
    ...(success.contentType === undefined ? { answer: shortened(JSON.parse(answer)) } : {}),
  })
}

export function recordMessage(type: string, message: string): void {
  if (recording) examples.set(`webhook_${type.replaceAll('.', '_')}`, { request: JSON.parse(message) })
}

export function saveExamples(): void {
  if (!recording) return
  const sorted = [...examples].sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`)
}

/** One entry of each list is enough. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]))
}
