import { createPlatenClient } from '@platen/api-client'

/** The public API, called from the browser. */
export const browserApi = createPlatenClient({ baseUrl: '' })
