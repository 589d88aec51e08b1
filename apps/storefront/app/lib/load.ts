import { PlatenError, expectData } from '@platen/api-client'
import { data, type HeadersFunction } from 'react-router'

/** Waits for a call in a loader. What the interface refuses becomes a page with that status; a 5xx stays one. */
export async function load<Data>(call: Parameters<typeof expectData<Data>>[0]): Promise<Data> {
  try {
    return await expectData(call)
  } catch (error) {
    if (error instanceof PlatenError)
      throw data({ code: error.code }, { status: error.status, headers: whenToRetry(error) })
    throw error
  }
}

function whenToRetry({ retryAfterSeconds }: PlatenError): HeadersInit {
  return retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
}

/** For routes that draw problems: what `load` says of one reaches the visitor's browser. */
export const headersOfProblem: HeadersFunction = ({ errorHeaders, parentHeaders }) =>
  errorHeaders ?? parentHeaders
