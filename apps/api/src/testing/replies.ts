import type { ApiErrorResponse } from '@platen/contract'

interface Reply {
  readonly statusCode: number
  readonly body: string
}

export function errorOf({ body }: Pick<Reply, 'body'>): ApiErrorResponse['error'] {
  return (JSON.parse(body) as ApiErrorResponse).error
}

export function codeOf(reply: Pick<Reply, 'body'>): string {
  return errorOf(reply).code
}

/** The status and the error code of a refused request. */
export function refusalOf(reply: Reply): [status: number, code: string] {
  return [reply.statusCode, codeOf(reply)]
}

/** The paths of the fields that an error names. */
export function fieldsOf(reply: Pick<Reply, 'body'>): string[] | undefined {
  return errorOf(reply).fields?.map(({ path }) => path)
}
