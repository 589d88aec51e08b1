import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { nameSources } from './platform/stack-traces.ts'

// Makes the second start faster; must be enabled before the first module is loaded. In the environment, because
// the processes that it starts use it too.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL('../../../node_modules/.cache/compiled', import.meta.url),
)
enableCompileCache()
nameSources(new URL('../build/service/', import.meta.url))

await import('./service.ts')
