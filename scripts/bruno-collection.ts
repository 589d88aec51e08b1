import type { JsonObject } from '@platen/contract'
import { exampleOf, VARIABLES, type Json } from './example-value.ts'
import type { GeneratedFile } from './generate.ts'

/** Everything in it is generated: what else lies there is removed. */
export const COLLECTION = 'collection/bruno'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly schema: JsonObject
  readonly $ref?: string
}

interface Described {
  readonly operationId: string
  readonly tags: readonly [string]
  readonly summary: string
  readonly description?: string
  readonly security?: readonly JsonObject[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonObject }>> }
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: JsonObject }>> }>
  >
}

interface Request extends Described {
  readonly method: string
  readonly path: string
}

/**
 * The collection for Bruno (https://www.usebruno.com) of an API description: a request for each operation, with an
 * example of its body, in a folder for each group. What lists and creates answer fills the ids of the requests after
 * them.
 */
export function brunoCollection(description: JsonObject): GeneratedFile[] {
  const components = (description.components as { schemas: JsonObject }).schemas
  const requests = requestsOf(description)
  const groups = (description.tags as { name: string; description: string }[]).map((group) => ({
    ...group,
    requests: requests.filter(({ tags }) => tags[0] === group.name),
  }))
  const pathNames = new Set(requests.flatMap(({ path }) => path.match(/(?<=\{)\w+/g) ?? []))
  return [
    file('bruno.json', `${JSON.stringify(MANIFEST, null, 2)}\n`),
    file('collection.bru', bru([['docs', INTRODUCTION]])),
    file('environments/local.bru', environment()),
    ...groups.flatMap((group, index) => [
      file(
        `${group.name}/folder.bru`,
        bru([
          ['meta', `name: ${group.name}\nseq: ${index + 1}`],
          ['docs', group.description],
        ]),
      ),
      ...group.requests.map((request, place) =>
        file(
          `${group.name}/${request.operationId}.bru`,
          requestFile(request, place + 1, { components, pathNames }),
        ),
      ),
    ]),
  ]
}

const MANIFEST = { version: '1', name: 'Platen', type: 'collection', ignore: ['node_modules', '.git'] }

const INTRODUCTION = `Every operation of a Platen store. Choose the environment \`local\`, or make one of your own with another \`baseUrl\`.

For what needs a session, write your address and password into the environment and send \`Sign-in / admin_login\` once: the session cookie is kept. Ids fill themselves: \`Order desk / list_orders\` leaves the id of its first order in \`orderId\`, and so on.

Orders and contact requests want a solved challenge in \`botToken\`. On a store of your own, \`BOT_PROTECTION=off\` does without.`

function requestsOf({ paths }: JsonObject): Request[] {
  const described = paths as unknown as Record<string, Record<string, Described>>
  return Object.entries(described).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  )
}

interface Around {
  readonly components: JsonObject
  /** Every name of a part of a path: what fills itself. */
  readonly pathNames: ReadonlySet<string>
}

function requestFile(request: Request, seq: number, { components, pathNames }: Around): string {
  const { operationId, method, path, parameters = [], requestBody } = request
  const json = requestBody?.content['application/json']?.schema
  const upload = requestBody?.content['multipart/form-data']
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  const required = inQuery.filter((parameter) => parameter.required)
  const example = ({ name, schema }: Parameter) => inLine(exampleOf(schema, components, name))

  const query = required.map((parameter) => `${parameter.name}=${example(parameter)}`).join('&')
  const url = `{{baseUrl}}${path.replaceAll(/\{(\w+)\}/g, ':$1')}${query && `?${query}`}`
  const body = json ? 'json' : upload ? 'multipartForm' : 'none'
  return bru([
    ['meta', `name: ${operationId}\ntype: http\nseq: ${seq}`],
    [method, `url: ${url}\nbody: ${body}\nauth: none`],
    [
      'params:query',
      inQuery.map((one) => `${one.required ? '' : '~'}${one.name}: ${example(one)}`).join('\n'),
    ],
    ['params:path', inPath.map((one) => `${one.name}: ${example(one)}`).join('\n')],
    ['headers', takesKey(parameters) ? 'Idempotency-Key: {{$guid}}' : ''],
    ['body:json', json ? JSON.stringify(BODIES[operationId] ?? exampleOf(json, components), null, 2) : ''],
    ['body:multipart-form', upload ? 'file: @file(logo.png)' : ''],
    ['vars:post-response', resultsOf(request, components, pathNames).join('\n')],
    ['docs', docsOf(request)],
  ])
}

function takesKey(parameters: readonly Parameter[]): boolean {
  return parameters.some(({ $ref }) => $ref === '#/components/parameters/Idempotency-Key')
}

/** Where an example of the schema is not the one that is meant. */
const BODIES: Record<string, JsonObject> = {
  admin_login: { email: '{{email}}', password: '{{password}}' },
}

/** What later requests need and no id of an answer says. */
const RESULTS: Record<string, readonly string[]> = {
  create_storefront_order: ['trackingToken: res.body.trackingToken'],
  get_catalog: ['variantId: res.body.garments[0].colours[0].sizes[0].variantId'],
  get_order: [
    'paymentId: res.body.payments[0]?.id',
    'placementId: res.body.items[0].placements[0].id',
    'artworkId: res.body.items[0].placements[0].artwork.id',
  ],
  get_public_config_v1: ['policyVersion: res.body.policyVersion'],
}

/** Keeps the id of what was answered under the name by which other paths ask for it. */
function resultsOf(request: Request, components: JsonObject, pathNames: ReadonlySet<string>): string[] {
  const [, success] = Object.entries(request.responses).find(([status]) => status.startsWith('2')) ?? []
  const schema = success?.content?.['application/json']?.schema
  const inList = schema?.type === 'array'
  const record = inList ? (schema.items as JsonObject) : (schema ?? {})
  const properties = resolved(record, components).properties as Record<string, JsonObject> | undefined
  const prefix = prefixOf(properties?.id)
  const name = [...pathNames].find((one) => prefix !== undefined && PREFIX_OF[one] === prefix)
  const own = name === undefined || request.path.includes(`{${name}}`)
  return [
    ...(own ? [] : [`${name}: ${inList ? 'res.body[0]?.id' : 'res.body.id'}`]),
    ...(RESULTS[request.operationId] ?? []),
  ]
}

const PREFIX_OF: Record<string, string> = Object.fromEntries(
  Object.entries(VARIABLES).map(([name, value]) => [name, value.split('_')[0] ?? '']),
)

function prefixOf(id: JsonObject | undefined): string | undefined {
  return typeof id?.pattern === 'string' ? /^\^([a-z]+)_/.exec(id.pattern)?.[1] : undefined
}

function resolved(schema: JsonObject, components: JsonObject): JsonObject {
  if (typeof schema.$ref !== 'string') return schema
  return components[schema.$ref.slice('#/components/schemas/'.length)] as JsonObject
}

function docsOf({ summary, description, security }: Request): string {
  return [`${summary}.`, description, security && 'Sign in first: `Sign-in / admin_login`.']
    .filter((paragraph) => paragraph !== undefined)
    .join('\n\n')
}

function environment(): string {
  const lines = Object.entries(VARIABLES).map(([name, value]) => `  ${name}: ${value}`.trimEnd())
  return `vars {\n${lines.join('\n')}\n}\nvars:secret [\n  password\n]\n`
}

/** Blocks of Bruno's markup; those with nothing in them are left out. */
function bru(blocks: readonly (readonly [name: string, content: string])[]): string {
  return blocks
    .filter(([, content]) => content !== '')
    .map(([name, content]) => `${name} {\n${indented(content)}\n}\n`)
    .join('\n')
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ')
}

function inLine(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function file(path: string, content: string): GeneratedFile {
  return { path: `${COLLECTION}/${path}`, content }
}
