import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { aMember } from '../testing/team.ts'
import { startTestApp } from '../testing/test-app.ts'
import { startTracing } from './tracing.ts'

interface SentSpan {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[]
}

const CALLER = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' }

test('sends a span for a request, continues the trace of its caller, and puts its statements below it', async () => {
  const collector = await startCollector()
  const shop = await startTestApp()
  const owner = await aMember(shop, 'owner')
  const stopTracing = startTracing(collector.url)
  try {
    const reply = await shop.get('/api/admin/audit-log', {
      ...owner.headers,
      traceparent: `00-${CALLER.traceId}-${CALLER.spanId}-01`,
    })
    expect(reply.statusCode).toBe(200)
  } finally {
    await stopTracing()
    await shop.close()
    await collector.stop()
  }

  const request = collector.spans.find(({ name }) => name === 'GET /api/admin/audit-log')
  expect(request).toMatchObject({ traceId: CALLER.traceId, parentSpanId: CALLER.spanId })
  const statement = collector.spans.find(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(statement).toMatchObject({ traceId: CALLER.traceId, name: 'SELECT' })
  expect(JSON.stringify(collector.spans)).not.toContain('example.com')
})

async function startCollector() {
  const spans: SentSpan[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as {
        resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[]
      }
      for (const { scopeSpans } of resourceSpans) spans.push(...scopeSpans.flatMap((scope) => scope.spans))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    spans,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
