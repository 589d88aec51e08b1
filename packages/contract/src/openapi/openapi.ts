import Type from 'typebox'
import { ApiErrorResponse, DESCRIPTION_VERSION } from '../shop/discovery.contract.ts'
import { AUTOMATION_POLICY, TAGS, describeOperation, introduction, quotaOf } from './openapi-prose.ts'
import {
  COMPONENT_PARAMETERS,
  COMPONENT_RESPONSES,
  ERROR_RESPONSES,
  componentHeaders,
  type HeaderName,
  headerRefs,
} from './openapi-responses.ts'
import {
  type JsonObject,
  type SchemaRegistry,
  createSchemaRegistry,
  parametersOf,
} from './openapi-schemas.ts'
import { OPERATIONS } from '../operations.ts'
import { WEBHOOK_EVENTS, webhookMessage } from '../shop/webhook-messages.ts'
import { exampleOf } from './examples.ts'
import { EVENT_TYPES } from '../event-types.ts'
import { locationOf } from '../location.ts'
import { takesOrderKey, type Operation } from '../operation.ts'
import { isForKeys } from '../permissions.ts'
import { resource } from '../schema.ts'

const FileUpload = resource('FileUpload', {
  file: Type.String({ format: 'binary', description: 'The file itself, with its name.' }),
})

/** Over https the names have the prefix `__Host-`. */
const SESSION_COOKIE = 'platen_session'
const ACCOUNT_COOKIE = 'platen_account'

/** Without `serverUrl` the paths are relative to wherever the description was read. */
export function buildApiDescription({
  serverUrl = '/',
  operations = OPERATIONS,
}: {
  readonly serverUrl?: string
  readonly operations?: readonly Operation[]
} = {}): JsonObject {
  const registry = createSchemaRegistry()
  registry.refer(ApiErrorResponse, 'answer')
  for (const { success } of operations) registry.refer(success.schema, 'answer')

  return {
    openapi: '3.1.1',
    info: {
      title: 'Platen',
      version: DESCRIPTION_VERSION,
      summary: 'The interface of a custom direct-to-film apparel store.',
      description: introduction(operations),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl }],
    security: [],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: pathsOf(operations, registry),
    webhooks: webhooksOf(registry),
    components: {
      schemas: registry.components(),
      responses: COMPONENT_RESPONSES,
      parameters: COMPONENT_PARAMETERS,
      headers: componentHeaders(operations.some(({ deprecation }) => deprecation)),
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key, `plt_…`, from the console or `create_api_key`.',
        },
        session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE, description: 'Set by `admin_login`.' },
        account: {
          type: 'apiKey',
          in: 'cookie',
          name: ACCOUNT_COOKIE,
          description: 'Of a customer, set by `create_account_session`. Never valid for administration.',
        },
      },
    },
  }
}

function pathsOf(operations: readonly Operation[], registry: SchemaRegistry): JsonObject {
  const paths: Record<string, Record<string, JsonObject>> = {}
  for (const op of operations)
    (paths[op.path] ??= {})[op.method.toLowerCase()] = operationObject(op, registry)
  return paths
}

/** Sent by the service to the endpoints of `create_webhook_endpoint`. */
function webhooksOf(registry: SchemaRegistry): JsonObject {
  const entries = EVENT_TYPES.map((type) => [
    type,
    {
      post: {
        operationId: `webhook_${type.replaceAll('.', '_')}`,
        tags: ['Webhooks'],
        summary: WEBHOOK_EVENTS[type].when,
        security: [],
        requestBody: {
          required: true,
          content: {
            'application/json': jsonContent(
              registry.refer(webhookMessage(type), 'answer'),
              exampleOf(`webhook_${type.replaceAll('.', '_')}`).request,
            ),
          },
        },
        responses: {
          '200': {
            description: 'Any 2xx within ten seconds: received. Everything else is tried again for a day.',
          },
        },
      },
    },
  ])
  return Object.fromEntries(entries) as JsonObject
}

function operationObject(op: Operation, registry: SchemaRegistry): JsonObject {
  const description = describeOperation(op)
  const parameters = parametersFor(op)
  const requestBody = requestBodyOf(op, registry)
  return {
    operationId: op.operationId,
    tags: [op.tag],
    summary: op.summary,
    ...(description && { description }),
    ...(op.deprecation && { deprecated: true }),
    ...(op.browserWorkflow && { 'x-automation-policy': AUTOMATION_POLICY }),
    ...(op.access &&
      op.access !== 'anyone' && {
        security: isForKeys(op.access) ? [{ apiKey: [] }, { session: [] }] : [{ session: [] }],
      }),
    ...(op.account === 'signed-in' && { security: [{ account: [] }] }),
    ...(op.account === 'optional' && { security: [{}, { account: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: {
      [String(op.success.status)]: successResponse(op, registry),
      ...(op.caching === 'shared' && { '304': { $ref: '#/components/responses/NotModified' } }),
      ...ERROR_RESPONSES,
    },
  }
}

function parametersFor(op: Operation): JsonObject[] {
  return [
    ...parametersOf(op.params, 'path'),
    ...parametersOf(op.query, 'query'),
    ...(takesOrderKey(op) ? [{ $ref: '#/components/parameters/Order-Key' }] : []),
    ...(op.idempotent ? [{ $ref: '#/components/parameters/Idempotency-Key' }] : []),
    ...(op.caching === 'shared' ? [{ $ref: '#/components/parameters/If-None-Match' }] : []),
    ...(takesRevision(op) ? [{ $ref: '#/components/parameters/If-Match' }] : []),
  ]
}

function requestBodyOf(op: Operation, registry: SchemaRegistry): JsonObject | undefined {
  if (op.body)
    return {
      required: op.bodyOptional !== true,
      content: {
        'application/json': jsonContent(
          registry.refer(op.body, 'request'),
          exampleOf(op.operationId).request,
        ),
      },
    }
  if (!op.upload) return undefined
  return {
    required: true,
    description: `One file: ${op.upload.accepts}. More than ${op.upload.maxBytes} bytes are refused.`,
    content: {
      'multipart/form-data': { schema: registry.refer(FileUpload, 'request') },
    },
  }
}

function successResponse(op: Operation, registry: SchemaRegistry): JsonObject {
  return {
    description: op.success.description,
    headers: headerRefs(successHeaders(op)),
    content: {
      [op.success.contentType ?? 'application/json']: jsonContent(
        registry.refer(op.success.schema, 'answer'),
        exampleOf(op.operationId).answer,
      ),
    },
  }
}

function jsonContent(schema: JsonObject, example: JsonObject | undefined): JsonObject {
  return { schema, ...(example === undefined ? {} : { example }) }
}

function successHeaders(op: Operation): HeaderName[] {
  return [
    'X-Request-Id',
    ...when(op.caching === 'shared', ['ETag', 'Cache-Control']),
    ...when(quotaOf(op), ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']),
    ...when(op.query?.properties.cursor, ['Link']),
    ...when(op.idempotent, ['Idempotent-Replayed']),
    ...when(locationOf(op), ['Location']),
    ...when(hasRevision(op), ['ETag']),
    ...when(op.deprecation, ['Deprecation', 'Sunset']),
  ]
}

function takesRevision({ body }: Operation): boolean {
  const { properties } = (body ?? {}) as { readonly properties?: object }
  return properties !== undefined && 'revision' in properties
}

function hasRevision({ method, success }: Operation): boolean {
  const { properties } = success.schema as { readonly properties?: object }
  return method === 'GET' && properties !== undefined && 'revision' in properties
}

function when(condition: unknown, names: readonly HeaderName[]): readonly HeaderName[] {
  return condition ? names : []
}
