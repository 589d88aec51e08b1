import { PlatenError, expectData } from '@platen/api-client'
import { data, type HeadersFunction } from 'react-router'

/** Waits for an API call in a loader. An error of the API becomes an error page with the same status. */
export async function load<Data>(call: Parameters<typeof expectData<Data>>[0]): Promise<Data> {
  try {
    return await expectData(call)
  } catch (error) {
    if (error instanceof PlatenError)
      throw data({ code: error.code }, { status: error.status, headers: retryHeaders(error) })
    throw error
  }
}

function retryHeaders({ retryAfterSeconds }: PlatenError): HeadersInit {
  return retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
}

/** For routes with an error boundary: sends the headers that `load` set for an error. */
export const problemHeaders: HeadersFunction = ({ errorHeaders, parentHeaders }) =>
  errorHeaders ?? parentHeaders
