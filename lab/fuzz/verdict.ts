import {
  ApiErrorResponse,
  ERROR_CODES,
  OPERATIONS,
  buildApiDescription,
  may,
  type Operation,
} from '@platen/contract'
import { responseValidator } from '../../apps/api/src/platform/http/validators.ts'
import type { FuzzCase } from './cases.ts'
import type { Incoming } from './line.ts'

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: object }>>>>
}

const { paths } = buildApiDescription() as unknown as Described
const isErrorRecord = responseValidator(ApiErrorResponse)
const validators = new Map<string, ReturnType<typeof responseValidator>>()
const INSIDE = /node_modules|\bat \w+ \(|FST_ERR|ENOENT|\bSELECT \w/

/** 503 for overload, the only 5xx that is no defect. A response to HEAD says so by its headers alone. */
export function isShed({ status, headers, body }: Incoming): boolean {
  if (status !== 503) return false
  return body.length === 0 ? headers['retry-after'] === '1' : codeIn(body) === 'OVERLOADED'
}

export function faultsOf(fuzzCase: FuzzCase, answer: Incoming): string[] {
  const served = servedOperation(fuzzCase)
  return [
    ...faultsOfStatus(fuzzCase, served, answer),
    ...faultsOfHeaders(served, answer),
    ...(fuzzCase.method === 'HEAD' ? [] : faultsOfBody(served, answer)),
  ]
}

/** Undefined where there is no operation, or where the path may be another. */
function servedOperation({ operation, method, params }: FuzzCase): Operation | undefined {
  const asked = method === 'HEAD' ? 'GET' : method
  const plain = Object.values(params).every((value) => typeof value !== 'string' || /^[\w-]+$/.test(value))
  if (!plain) return undefined
  return OPERATIONS.find((candidate) => candidate.path === operation.path && candidate.method === asked)
}

function faultsOfStatus(fuzzCase: FuzzCase, served: Operation | undefined, answer: Incoming): string[] {
  const { status } = answer
  if (isShed(answer)) return []
  if (status >= 500) return [`answered ${status}`]
  if (!served) return status >= 400 || fuzzCase.method === 'HEAD' ? [] : outsideFaults(fuzzCase, status)
  const documented = Object.keys(paths[served.path]?.[served.method.toLowerCase()]?.responses ?? {})
  return [
    ...(documented.includes(String(status)) ? [] : [`answered ${status}, which is not documented`]),
    ...(status < 400 && !mayAsk(fuzzCase, served)
      ? [`answered ${status} to ${fuzzCase.as}, who may not ask`]
      : []),
  ]
}

/** An odd path may still be that of an operation; another method is refused, but for the preflight of a shared read. */
function outsideFaults({ operation, method }: FuzzCase, status: number): string[] {
  if (method === 'OPTIONS' && operation.anyOrigin)
    return status === 204 ? [] : [`answered ${status} to a preflight`]
  return method === operation.method ? [] : [`answered ${status} to ${method}, which the path does not have`]
}

function mayAsk({ as, headers }: FuzzCase, { access, account }: Operation): boolean {
  if (account === 'signed-in') return as === 'customer' && !('cookie' in headers)
  if (access === undefined || access === 'anyone') return true
  if (as === 'nobody' || as === 'customer' || 'cookie' in headers) return false
  return as === 'owner' || access === 'signed-in' || may('viewer', access)
}

function faultsOfHeaders(served: Operation | undefined, { status, headers }: Incoming): string[] {
  const wanted: Readonly<Record<string, boolean>> = {
    'x-request-id': true,
    'x-content-type-options': true,
    'cache-control': status !== 204 && status !== 304 && status < 500,
    'ratelimit-limit': (served?.quota !== undefined && status < 400) || status === 429,
    'retry-after': status === 429 || status === 503,
    allow: status === 405,
    'www-authenticate': status === 401,
  }
  return Object.entries(wanted)
    .filter(([name, needed]) => needed && headers[name] === undefined)
    .map(([name]) => `lacks the header ${name}`)
}

function faultsOfBody(served: Operation | undefined, answer: Incoming): string[] {
  const { status, headers, body } = answer
  if (status === 304) return body.length > 0 ? ['has a body although it is 304'] : []
  const contentType = headers['content-type'] ?? 'none'
  if (status >= 400)
    return contentType.startsWith('application/json') ? faultsOfError(answer) : [`is ${contentType}`]
  if (!served) return []
  const wanted = served.success.contentType ?? 'application/json'
  if (wanted !== '*/*' && mediaType(contentType) !== mediaType(wanted))
    return [`is ${contentType}, not ${wanted}`]
  return wanted === 'application/json' ? faultsOfRecord(served, body) : []
}

function faultsOfError({ status, body }: Incoming): string[] {
  const text = body.toString()
  const record = parsed(text)
  if (!isErrorRecord(record))
    return [`is no error record: ${JSON.stringify(isErrorRecord.errors?.slice(0, 2))}`]
  const { error, detail } = record as ApiErrorResponse
  return [
    ...(ERROR_CODES[error.code as keyof typeof ERROR_CODES].status === status
      ? []
      : [`has the code ${error.code} with ${status}`]),
    ...(detail === error.message ? [] : ['says two different things']),
    ...(error.fields && status !== 422 ? ['names fields'] : []),
    ...(INSIDE.test(text) ? ['exposes internals'] : []),
  ]
}

function faultsOfRecord({ operationId, success }: Operation, body: Buffer): string[] {
  const validate = validators.get(operationId) ?? responseValidator(success.schema)
  validators.set(operationId, validate)
  return validate(parsed(body.toString()))
    ? []
    : [`breaks its schema: ${JSON.stringify(validate.errors?.slice(0, 2))}`]
}

function codeIn(body: Buffer): string | undefined {
  return (parsed(body.toString()) as { error?: { code?: string } } | undefined)?.error?.code
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function mediaType(contentType: string): string | undefined {
  return contentType.split(';')[0]
}
