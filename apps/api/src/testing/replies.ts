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

export function refusalOf(reply: Reply): [status: number, code: string] {
  return [reply.statusCode, codeOf(reply)]
}

export function fieldsOf(reply: Pick<Reply, 'body'>): string[] | undefined {
  return errorOf(reply).fields?.map(({ path }) => path)
}
