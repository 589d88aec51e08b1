import { createPlatenClient } from '@platen/api-client'

/** The public interface, from the visitor's own browser. */
export const browserApi = createPlatenClient({ baseUrl: '' })
