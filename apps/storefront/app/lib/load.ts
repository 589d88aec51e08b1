import { PlatenError, expectData } from '@platen/api-client'
import { data } from 'react-router'

/** Waits for a call in a loader. What the interface refuses becomes a page with that status; a 5xx stays one. */
export async function load<Data>(call: Parameters<typeof expectData<Data>>[0]): Promise<Data> {
  try {
    return await expectData(call)
  } catch (error) {
    if (error instanceof PlatenError) throw data({ code: error.code }, { status: error.status })
    throw error
  }
}
