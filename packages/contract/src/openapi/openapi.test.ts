import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { ERROR_CODES, ERROR_STATUSES } from '../error-codes.ts'
import { buildApiDescription } from './openapi.ts'
import { OPERATIONS } from '../operations.ts'
import type { Operation } from '../operation.ts'

/** The operations that are fixed by name: path, method, id, success status and resource names. */
const FIXED = [
  ['/api', 'get', 'api_index', '200', undefined, 'StringMap'],
  ['/api/v1', 'get', 'api_index_v1', '200', undefined, 'StringMap'],
  ['/api/health', 'get', 'healthcheck_legacy', '200', undefined, 'StringMap'],
  ['/api/v1/health', 'get', 'healthcheck_v1', '200', undefined, 'StringMap'],
  ['/api/public-config', 'get', 'get_public_config_legacy', '200', undefined, 'PublicConfigResponse'],
  ['/api/v1/public-config', 'get', 'get_public_config_v1', '200', undefined, 'PublicConfigResponse'],
  ['/api/orders', 'post', 'create_storefront_order', '201', 'OrderCreate', 'OrderRecord'],
  [
    '/api/contact-leads',
    'post',
    'create_contact_lead',
    '201',
    'ContactLeadCreate',
    'ContactLeadSubmitResponse',
  ],
  [
    '/api/admin/audit-log',
    'post',
    'create_audit_log_entry',
    '200',
    'AdminAuditLogCreateRequest',
    'AdminAuditLogRecord',
  ],
  ['/api/admin/print-zones', 'get', 'get_print_zones', '200', undefined, 'AdminPrintZoneSettingsResponse'],
  [
    '/api/admin/print-zones',
    'put',
    'replace_print_zones',
    '200',
    'AdminPrintZoneSettingsRequest',
    'AdminPrintZoneSettingsResponse',
  ],
] as const

const description = readDescription()

test('is a valid OpenAPI 3.1 description of version 1.0.0', async () => {
  const result = await new Validator().validate(
    JSON.parse(JSON.stringify(buildApiDescription())) as Record<string, unknown>,
  )

  expect(result).toEqual({ valid: true })
  expect(description.openapi).toMatch(/^3\.1\.\d+$/)
  expect(description.info.version).toBe('1.0.0')
})

test.each(FIXED)(
  'describes %s %s as the operation %s that answers %s',
  (path, method, operationId, status, body, answer) => {
    const op = description.paths[path]?.[method]

    expect(op?.operationId).toBe(operationId)
    expect(op?.requestBody?.content['application/json']?.schema.$ref).toBe(body && schemaRef(body))
    expect(op?.requestBody?.required).toBe(body && true)
    expect(op?.responses[status]?.content?.['application/json']?.schema.$ref).toBe(schemaRef(answer))
    expect(Object.keys(description.components.schemas)).toContain(answer)
  },
)

test('documents every error status of every operation with the error record', () => {
  for (const op of everyOperation()) {
    for (const status of ERROR_STATUSES) {
      const response = resolve(op.responses[String(status)])
      expect(response?.content?.['application/json']?.schema.$ref, `${op.operationId} ${status}`).toBe(
        schemaRef('ApiErrorResponse'),
      )
      expect(Object.keys(response?.headers ?? {})).toContain('X-Request-Id')
    }
  }
})

test('lists each error code in the description of its status', () => {
  const [op] = everyOperation()
  for (const [code, row] of Object.entries(ERROR_CODES)) {
    expect(resolve(op?.responses[String(row.status)])?.description).toContain(code)
  }
})

test.each([
  ['405', ['Allow']],
  ['429', ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'Retry-After']],
  ['503', ['Retry-After']],
])('documents the headers of %s', (status, names) => {
  for (const op of everyOperation()) {
    expect(Object.keys(resolve(op.responses[status])?.headers ?? {})).toEqual(expect.arrayContaining(names))
  }
})

test('documents rate-limit headers as integers', () => {
  for (const name of ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'Retry-After']) {
    expect(description.components.headers[name]?.schema.type, name).toBe('integer')
  }
})

test('has no broken references', () => {
  for (const [, ref] of JSON.stringify(description).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const target = ref
      ?.split('/')
      .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], description)
    expect(target, ref).toBeTypeOf('object')
  }
})

test('writes each titled schema once, as a component', () => {
  const { schemas, ...others } = description.components
  expect(JSON.stringify([description.paths, others])).not.toContain('"title":')
  for (const [name, schema] of Object.entries(schemas)) {
    expect(JSON.stringify(schema).match(/"title":"/g), name).toEqual(['"title":"'])
  }
})

test('documents Idempotency-Key and replays for operations that create', () => {
  for (const op of OPERATIONS.filter((candidate) => candidate.idempotent)) {
    const written = description.paths[op.path]?.[op.method.toLowerCase()]
    expect(written?.parameters).toContainEqual({ $ref: '#/components/parameters/Idempotency-Key' })
    expect(Object.keys(written?.responses[String(op.success.status)]?.headers ?? {})).toContain(
      'Idempotent-Replayed',
    )
  }
})

test('keeps no password, key or account link for an Idempotency-Key', () => {
  for (const op of OPERATIONS.filter((candidate) => candidate.idempotent)) {
    const names = [op.body, op.success.schema].flatMap((schema) => [
      ...JSON.stringify(schema ?? {}).matchAll(/"(\w+)":\{"/g),
    ])
    const secrets = names.flatMap(([, name = '']) =>
      /^key$|(password|secret|secrets|codes)$|^(invitation|signIn)/i.test(name) ? [name] : [],
    )
    expect([op.operationId, secrets.toSorted()]).toEqual([op.operationId, op.secrets?.toSorted() ?? []])
    const written = description.paths[op.path]?.[op.method.toLowerCase()]?.description ?? ''
    for (const name of op.secrets ?? []) expect(written).toContain(`\`${name}\``)
  }
})

test('documents the Link header of paginated lists', () => {
  for (const op of OPERATIONS.filter(({ method }) => method === 'GET')) {
    const headers = description.paths[op.path]?.get?.responses['200']?.headers ?? {}
    expect([op.operationId, 'Link' in headers]).toEqual([
      op.operationId,
      op.query?.properties.cursor !== undefined,
    ])
  }
})

test('documents ETag, Cache-Control, If-None-Match and 304 for cacheable answers', () => {
  const config = description.paths['/api/v1/public-config']?.get
  expect(Object.keys(config?.responses['200']?.headers ?? {})).toEqual(
    expect.arrayContaining(['ETag', 'Cache-Control']),
  )
  expect(config?.parameters).toContainEqual({ $ref: '#/components/parameters/If-None-Match' })
  expect(Object.keys(config?.responses ?? {})).toContain('304')
  expect(Object.keys(description.paths['/api/health']?.get?.responses ?? {})).not.toContain('304')
})

test('documents an upload as one binary file with its size', () => {
  const body = description.paths['/api/v1/artworks']?.post?.requestBody
  expect(body?.content['multipart/form-data']?.schema).toEqual({ $ref: schemaRef('FileUpload') })
  expect(description.components.schemas.FileUpload).toMatchObject({
    required: ['file'],
    properties: { file: { type: 'string', format: 'binary' } },
  })
  expect(body?.description).toContain('52428800 bytes')
})

test('documents the automation policy at both submission routes and in the introduction', () => {
  for (const path of ['/api/orders', '/api/contact-leads']) {
    const op = description.paths[path]?.post
    expect(op?.['x-automation-policy']).toMatch(/explicit consent/)
    expect(op?.description).toContain(op?.['x-automation-policy'])
    expect(description.info.description).toContain(`POST ${path}`)
  }
  expect(description.paths['/api/v1/catalog']?.get).not.toHaveProperty('x-automation-policy')
})

test('states that no operation is deprecated', () => {
  expect(description.info.description).toContain('Deprecated today: none.')
  expect(everyOperation().some((op) => op.deprecated)).toBe(false)
})

test('marks and lists a deprecated operation with its headers', () => {
  const retired: Operation = {
    ...OPERATIONS[0]!,
    deprecation: { since: '2027-01-01', sunset: '2027-07-01', link: 'https://shop.example/docs#moving' },
  }

  const withRetired = readDescription([retired])

  const op = withRetired.paths[retired.path]?.get
  expect(op?.deprecated).toBe(true)
  expect(op?.description).toContain('stops answering on 2027-07-01')
  expect(Object.keys(op?.responses['200']?.headers ?? {})).toEqual(
    expect.arrayContaining(['Deprecation', 'Sunset']),
  )
  expect(withRetired.info.description).toMatch(/Deprecated today:\s+- `GET \/api`/)
})

test('includes the server when it is given', () => {
  expect(buildApiDescription({ serverUrl: 'https://shop.example' })).toMatchObject({
    servers: [{ url: 'https://shop.example' }],
  })
})

interface Referable {
  $ref?: string
  description?: string
  headers?: Record<string, unknown>
  content?: Record<string, { schema: { $ref?: string } }>
}
interface WrittenOperation {
  operationId: string
  description?: string
  deprecated?: boolean
  'x-automation-policy'?: string
  parameters?: unknown[]
  requestBody?: {
    required: boolean
    description?: string
    content: Record<string, { schema: { $ref?: string } }>
  }
  responses: Record<string, Referable>
}
interface Description {
  openapi: string
  info: { version: string; description: string }
  paths: Record<string, Record<string, WrittenOperation>>
  components: {
    schemas: Record<string, unknown>
    responses: Record<string, Referable>
    headers: Record<string, { schema: { type: string } }>
  }
}

function readDescription(operations = OPERATIONS): Description {
  return JSON.parse(JSON.stringify(buildApiDescription({ operations }))) as Description
}

function everyOperation(): WrittenOperation[] {
  const operations = Object.values(description.paths).flatMap((path) => Object.values(path))
  expect(operations).toHaveLength(OPERATIONS.length)
  return operations
}

function resolve(response: Referable | undefined): Referable | undefined {
  const name = response?.$ref?.replace('#/components/responses/', '')
  return name ? description.components.responses[name] : response
}

function schemaRef(name: string): string {
  return `#/components/schemas/${name}`
}
