import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The shop has a dozen pages: a manifest of all of them is smaller than asking for each.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
