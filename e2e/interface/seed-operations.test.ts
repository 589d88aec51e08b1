import { OPERATIONS } from '@platen/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { validRequestOf } from '../../lab/harness/valid-requests/index.ts'
import { openInjectedShop, type InjectedShop } from './injected-shop.ts'

/** Fixed by section 4 of the project's seed: method, path, status, names of the records, operation. */
type Fixed = readonly [
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  status: number,
  body: string | null,
  answer: string,
  operationId?: string,
]
const SEED_TABLE: readonly Fixed[] = [
  ['GET', '/api', 200, null, 'StringMap', 'api_index'],
  ['GET', '/api/v1', 200, null, 'StringMap', 'api_index_v1'],
  ['GET', '/api/health', 200, null, 'StringMap', 'healthcheck_legacy'],
  ['GET', '/api/v1/health', 200, null, 'StringMap', 'healthcheck_v1'],
  ['GET', '/api/public-config', 200, null, 'PublicConfigResponse', 'get_public_config_legacy'],
  ['GET', '/api/v1/public-config', 200, null, 'PublicConfigResponse', 'get_public_config_v1'],
  ['POST', '/api/orders', 201, 'OrderCreate', 'OrderRecord', 'create_storefront_order'],
  [
    'POST',
    '/api/contact-leads',
    201,
    'ContactLeadCreate',
    'ContactLeadSubmitResponse',
    'create_contact_lead',
  ],
  ['POST', '/api/admin/login', 200, 'AdminLoginRequest', 'AdminSessionResponse'],
  ['GET', '/api/admin/session', 200, null, 'AdminSessionResponse'],
  ['POST', '/api/admin/logout', 200, null, 'AdminSessionResponse'],
  ['GET', '/api/admin/users', 200, null, 'AdminUserRecord[]'],
  ['POST', '/api/admin/users', 201, 'AdminUserCreateRequest', 'AdminUserRecord'],
  ['GET', '/api/admin/audit-log', 200, null, 'AdminAuditLogRecord[]'],
  ['POST', '/api/admin/audit-log', 200, 'AdminAuditLogCreateRequest', 'AdminAuditLogRecord'],
  ['GET', '/api/admin/metrics', 200, null, 'AdminMetricsResponse'],
  ['GET', '/api/admin/operations', 200, null, 'OperationsDashboardResponse'],
  ['GET', '/api/admin/print-zones', 200, null, 'AdminPrintZoneSettingsResponse'],
  ['PUT', '/api/admin/print-zones', 200, 'AdminPrintZoneSettingsRequest', 'AdminPrintZoneSettingsResponse'],
  ['POST', '/api/admin/inventory-items', 201, 'InventoryItemCreateRequest', 'InventoryItemRecord'],
  [
    'POST',
    '/api/admin/inventory-movements',
    201,
    'InventoryMovementCreateRequest',
    'InventoryMovementRecord',
  ],
  ['POST', '/api/admin/cost-entries', 201, 'CostEntryCreateRequest', 'CostEntryRecord'],
]
const SEED = SEED_TABLE.map(([method, path, status, body, answer, operationId]) => ({
  method,
  path,
  status,
  body,
  answer,
  operationId,
}))

const ERRORS = [400, 401, 403, 404, 405, 409, 422, 429, 500, 502, 503].map(String)

interface Content {
  readonly content: { readonly 'application/json': { readonly schema: Named | { items: Named } } }
}
interface Named {
  readonly $ref: string
}
interface Parameter {
  readonly name: string
  readonly required?: boolean
  readonly schema: { readonly default?: unknown }
}
interface Described {
  readonly operationId: string
  readonly parameters?: readonly (Parameter | Named)[]
  readonly requestBody?: Content & { readonly required: boolean }
  readonly responses: Readonly<Record<string, Content>>
}

let shop: InjectedShop
let paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
beforeAll(async () => {
  shop = await openInjectedShop()
  const description = await shop.app.get('/api/v1/openapi.json')
  paths = description.json<{ paths: typeof paths }>().paths
})
afterAll(() => shop.app.close())

test('the seed has 22 operations', () => {
  expect(SEED).toHaveLength(22)
})

test.each(SEED)('$method $path is described and answers $status as the seed says', async (fixed) => {
  const { method, path, status, body, answer, operationId } = fixed
  const described = paths[path]![method.toLowerCase()]!
  if (operationId !== undefined) expect(described.operationId).toBe(operationId)
  const { [String(status)]: success, ...others } = described.responses
  expect(nameOf(success!)).toBe(answer)
  expect(Object.keys(others).filter((other) => other !== '304')).toEqual(ERRORS)
  expect(described.requestBody === undefined ? null : nameOf(described.requestBody)).toBe(body)
  if (body !== null) expect(described.requestBody?.required).toBe(true)

  const operation = OPERATIONS.find((candidate) => candidate.operationId === described.operationId)!
  const request = await validRequestOf(shop, operation.operationId)
  const reply = await shop.send(
    operation,
    operation.access === undefined ? { ...request, headers: {} } : request,
  )
  expect([reply.status, Array.isArray(JSON.parse(reply.body))]).toEqual([status, answer.endsWith('[]')])
})

test('the parameters that the seed names are optional, and a page of the audit log has 50 rows by default', () => {
  expect(parametersOf('/api/admin/audit-log')).toMatchObject({
    limit: { required: false, schema: { default: 50 } },
  })
  expect(parametersOf('/api/admin/metrics')).toMatchObject({
    dateFrom: { required: false },
    dateTo: { required: false },
  })
})

function parametersOf(path: string): Record<string, Parameter> {
  const named = (paths[path]!.get!.parameters ?? []).filter((parameter) => 'name' in parameter)
  return Object.fromEntries(named.map((parameter) => [parameter.name, { required: false, ...parameter }]))
}

function nameOf({ content }: Content): string {
  const { schema } = content['application/json']
  const last = ({ $ref }: Named) => $ref.split('/').at(-1)!
  return 'items' in schema ? `${last(schema.items)}[]` : last(schema)
}
