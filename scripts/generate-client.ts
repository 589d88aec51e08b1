import type { JsonObject, Operation } from '@platen/contract'
import { format, resolveConfig } from 'prettier'

/** The schemas of the API description by name. */
export async function clientResources(description: JsonObject): Promise<string> {
  const { schemas } = description.components as { schemas: Record<string, Schema> }
  return pretty(`
    /** The resources of the API by name: \`Resources['OrderRecord']\`. */
    export interface Resources ${block(Object.entries(schemas).map(([name, schema]) => member(name, schema)))}`)
}

export async function clientOperations(
  description: JsonObject,
  operations: readonly Operation[],
): Promise<string> {
  const calls = operations.map((operation) => {
    const name = operation.operationId.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    return {
      type: `/** ${operation.summary}${operation.deprecation ? ' @deprecated' : ''} */\n${name}: ${callType(operation, description)}`,
      row: `${name}: '${requestLine(operation)}',`,
    }
  })
  return pretty(`
    import type { Answer, CallOptions } from './answer.ts'
    import type { Resources } from './resources.generated.ts'

    /** One function for each operation of the API. */
    export interface PlatenClient ${block(calls.map(({ type }) => type))}

    /** Method and path, then \`form\` if the body is a form, and \`blob\` or \`stream\` if the answer is not JSON. */
    export const OPERATIONS: Readonly<Record<keyof PlatenClient, string>> = ${block(calls.map(({ row }) => row))}`)
}

interface Described {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly required: boolean; readonly content: Content }
  readonly responses: Record<string, { readonly content: Content }>
}

type Content = Record<string, { readonly schema: Schema }>

interface Parameter {
  readonly name: string
  readonly in?: 'path' | 'query'
  readonly required: boolean
  readonly description?: string
  readonly schema: Schema
}

function callType(operation: Operation, description: JsonObject): string {
  const { path, method, success } = operation
  const paths = description.paths as unknown as Record<string, Record<string, Described>>
  const { parameters = [], requestBody, responses } = paths[path]![method.toLowerCase()]!
  const pathMembers = parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, schema }) => member(name, schema))
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema, required, ...rest }) => member(name, { ...schema, ...rest }, required))

  const needed = [
    ...pathMembers,
    ...(requestBody?.required ? [`body: ${bodyType(operation, requestBody.content)}`] : []),
  ]
  const members = [
    ...needed,
    ...(requestBody?.required === false ? [`body?: ${bodyType(operation, requestBody.content)}`] : []),
    ...(query.length > 0 ? [`query?: { ${query.join('; ')} }`] : []),
    ...(operation.idempotent ? ['idempotencyKey?: string'] : []),
  ]
  const call = members.length > 0 ? `{ ${members.join('; ')} } & CallOptions` : 'CallOptions'
  const data = { json: '', blob: 'Blob', stream: 'ReadableStream' }[answerFormat(operation)]
  const json = () => typeOf(Object.values(responses[success.status]!.content)[0]!.schema)
  return `(call${needed.length > 0 ? '' : '?'}: ${call}) => Promise<Answer<${data || json()}>>`
}

function bodyType({ upload }: Operation, content: Content): string {
  return upload ? '{ file: Blob }' : typeOf(Object.values(content)[0]!.schema)
}

function requestLine(operation: Operation): string {
  const answer = answerFormat(operation)
  return [
    operation.method,
    operation.path,
    ...(operation.upload ? ['form'] : []),
    ...(answer === 'json' ? [] : [answer]),
  ].join(' ')
}

function answerFormat({ success }: Operation): 'json' | 'blob' | 'stream' {
  if (success.contentType === undefined) return 'json'
  return success.contentType === 'text/event-stream' ? 'stream' : 'blob'
}

type Schema = Partial<{
  readonly type: string
  readonly $ref: string
  readonly const: unknown
  readonly enum: readonly unknown[]
  readonly anyOf: readonly Schema[]
  readonly items: Schema
  readonly properties: Record<string, Schema>
  readonly required: readonly string[]
  readonly additionalProperties: Schema
  readonly description: string
}>

function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return `Resources['${schema.$ref.split('/').at(-1)}']`
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' | ')
  switch (schema.type) {
    case 'integer':
      return 'number'
    case 'array':
      return `(${typeOf(schema.items!)})[]`
    case 'object':
      return objectType(schema)
    default:
      return schema.type ?? 'unknown'
  }
}

function objectType({ properties, required = [], additionalProperties }: Schema): string {
  if (!properties) return `Record<string, ${typeOf(additionalProperties!)}>`
  const members = Object.entries(properties)
  if (members.length === 0) return 'Record<string, never>'
  return `{ ${members.map(([name, schema]) => member(name, schema, required.includes(name))).join('; ')} }`
}

function member(name: string, schema: Schema, required = true): string {
  const doc = schema.description === undefined ? '' : `/** ${schema.description} */ `
  const key = /^[\w$]+$/.test(name) ? name : JSON.stringify(name)
  return `${doc}${key}${required ? '' : '?'}: ${typeOf(schema)}`
}

function block(lines: readonly string[]): string {
  return `{\n${lines.join('\n')}\n}`
}

async function pretty(code: string): Promise<string> {
  const head = '// Generated from the contract by `npm run generate`. Do not edit.\n'
  const style = await resolveConfig(import.meta.filename)
  return format(head + code, { ...style, parser: 'typescript', printWidth: 150 })
}
