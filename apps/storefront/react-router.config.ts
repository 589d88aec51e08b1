import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // `scripts/build-web.ts` says where; by hand it is the usual place.
  buildDirectory: process.env.BUILD_FOLDER ?? 'build',
  // The shop has a dozen pages: a manifest of all of them is smaller than asking for each.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
