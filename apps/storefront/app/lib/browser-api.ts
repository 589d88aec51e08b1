import { createPlatenClient } from '@platen/api-client'

export const browserApi = createPlatenClient({ baseUrl: '' })
