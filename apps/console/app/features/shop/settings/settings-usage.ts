import { api } from '../../../lib/requests/api.ts'
import { useRead } from '../../../lib/requests/use-read.ts'

/** Orders or costs use these settings, so they cannot change. */
export function useSettingsUsage() {
  return useRead(['settings', 'usage'], (signal) => api.getSettingsUsage({ signal })).data
}
