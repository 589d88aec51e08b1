import { api } from '../../../lib/requests/api.ts'
import { useRead } from '../../../lib/requests/use-read.ts'

/** The settings that cannot change because orders or costs use them. */
export function useSettingsUsage() {
  return useRead(['settings', 'usage'], (signal) => api.getSettingsUsage({ signal })).data
}
