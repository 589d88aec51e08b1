import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Set by `scripts/build.ts`.
  buildDirectory: process.env.BUILD_FOLDER ?? 'build',
  // With a dozen pages, one manifest of all is smaller than one request for each.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
