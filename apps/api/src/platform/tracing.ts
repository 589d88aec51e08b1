import { AsyncLocalStorage } from 'node:async_hooks'
import { tracingChannel } from 'node:diagnostics_channel'
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  defaultTextMapGetter,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyReply, FastifyRequest } from 'fastify'
import pg from 'pg'

interface Handling {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

const MAX_TEXT = 2_000

type Query = (this: pg.Client, ...args: unknown[]) => unknown

/** OTLP over HTTP, JSON. Spans have routes and texts of statements, never values, so nothing personal. */
export function startTracing(url: string): () => Promise<void> {
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': 'platen' })),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${url.replace(/\/$/, '')}/v1/traces` }),
      }),
    ],
  })
  const tracer = provider.getTracer('platen')
  const current = new AsyncLocalStorage<Context>()
  const propagator = new W3CTraceContextPropagator()

  const channel = tracingChannel<Context, Handling>('fastify.request.handler')
  channel.start.bindStore(current, ({ request, reply }) => {
    const caller = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
    const name = `${request.method} ${request.pattern}`
    const span = tracer.startSpan(name, { kind: SpanKind.SERVER }, caller)
    span.setAttributes({ 'http.request.method': request.method, 'http.route': request.pattern })
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode)
      end(span, reply.statusCode >= 500)
    })
    return trace.setSpan(caller, span)
  })

  const prototype = pg.Client.prototype as unknown as { query: Query }
  const query = prototype.query
  prototype.query = function traced(...args) {
    const context = current.getStore()
    const answer = query.apply(this, args)
    if (!context || !(answer instanceof Promise)) return answer
    const text = textOf(args[0])
    const span = tracer.startSpan(
      (text.split(/\s/, 1)[0] ?? 'query').toUpperCase(),
      { kind: SpanKind.CLIENT },
      context,
    )
    span.setAttributes({ 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MAX_TEXT) })
    answer.then(
      () => end(span, false),
      () => end(span, true),
    )
    return answer
  }

  return async () => {
    prototype.query = query
    channel.start.unbindStore(current)
    await provider.shutdown()
  }
}

function end(span: Span, failed: boolean): void {
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

/** Statements are written with parameters, so their text holds no values. */
function textOf(statement: unknown): string {
  const text = typeof statement === 'string' ? statement : (statement as { readonly text?: string }).text
  return (text ?? '').trimStart()
}
