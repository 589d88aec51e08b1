import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { MoneyMinor, resource } from '../schema.ts'

export const API_VERSION = 'v1'
export const DESCRIPTION_VERSION = '1.0.0'

export const StringMap = Type.Record(Type.String(), Type.String(), { title: 'StringMap' })

const ApiErrorLine = resource('ApiErrorLine', {
  path: Type.String({ description: 'Where the line is in the request.', examples: ['items[0]'] }),
  reason: Type.String({ description: 'What is short or exists already, for people.' }),
})
export type ApiErrorLine = Static<typeof ApiErrorLine>

/** What a program needs to go on, so that it need not read the message. Each code has its own. */
export const ApiErrorDetails = resource('ApiErrorDetails', {
  totalMinor: Type.Optional({
    ...MoneyMinor,
    description: 'PRICE_CHANGED: the total that the server computed.',
  }),
  policyVersion: Type.Optional(
    Type.String({ description: 'POLICY_CHANGED: the version to show and to accept.' }),
  ),
  revision: Type.Optional(
    Type.Integer({
      minimum: 1,
      description:
        'REVISION_CONFLICT: the current revision of the record; left out where `If-Match` disagrees with the request itself.',
    }),
  ),
  reason: Type.Optional(
    Type.String({
      description:
        'Why, where the code alone does not say it: a stable word for programs that show their own text. More may follow.',
      examples: ['zones_used'],
    }),
  ),
  names: Type.Optional(
    Type.Array(Type.String(), { description: 'What the reason is about: numbers of orders, SKUs, zones.' }),
  ),
  state: Type.Optional(Type.String({ description: 'INVALID_TRANSITION: the state of the record.' })),
  allowedActions: Type.Optional(
    Type.Array(Type.String(), {
      description:
        'INVALID_TRANSITION: the actions of the record, or the states to move it to, that are possible now.',
    }),
  ),
  lines: Type.Optional(
    Type.Array(ApiErrorLine, {
      description:
        'OUT_OF_STOCK: the lines that need more than there is; none if it is all of them together. DUPLICATE: the line whose value exists already.',
    }),
  ),
})
export type ApiErrorDetails = Static<typeof ApiErrorDetails>

export const ApiErrorResponse = resource('ApiErrorResponse', {
  error: resource('ApiError', {
    code: Type.String({ description: 'Stable error code, e.g. NOT_FOUND.' }),
    message: Type.String({ description: 'What went wrong, for people.' }),
    resolution: Type.String({ description: 'What to do about it.' }),
    fields: Type.Optional(
      Type.Array(
        resource('ApiFieldProblem', {
          path: Type.String(),
          message: Type.String(),
          reason: Type.Optional(
            Type.String({
              description: 'Why, as a stable word for programs that show their own text. More may follow.',
              examples: ['too_long'],
            }),
          ),
          limit: Type.Optional(
            Type.String({
              description: 'What the reason leaves open: the most characters, the least number, an example.',
              examples: ['200'],
            }),
          ),
        }),
        { description: 'With 422 only: the invalid fields.' },
      ),
    ),
    details: Type.Optional(ApiErrorDetails),
  }),
  detail: Type.String({ description: 'Repeats error.message.' }),
})

export type ApiErrorResponse = Static<typeof ApiErrorResponse>

const index = {
  tag: 'Discovery',
  success: { status: 200, schema: StringMap, description: 'Links by name.' },
  quota: 'public-read',
  anyOrigin: true,
} as const

export const apiIndex = operation('GET /api', {
  ...index,
  operationId: 'api_index',
  summary: 'The stable API version and where documentation and public endpoints are',
})

export const apiIndexV1 = operation('GET /api/v1', {
  ...index,
  operationId: 'api_index_v1',
  summary: 'The version 1 endpoints intended for public integrations and agents',
})

const health = {
  tag: 'Discovery',
  description:
    'Answers 200 only after a real round trip to the database, and if this replica can serve: otherwise 503 within a second, with a message that says why, for example that it is stopping or that the disk is full.',
  success: { status: 200, schema: StringMap, description: 'The service and its database work.' },
  anyOrigin: true,
} as const

export const healthcheckLegacy = operation('GET /api/health', {
  ...health,
  operationId: 'healthcheck_legacy',
  summary: 'Whether the API can reach its database',
})

export const healthcheckV1 = operation('GET /api/v1/health', {
  ...health,
  operationId: 'healthcheck_v1',
  summary: 'Whether the API can reach its database',
})
