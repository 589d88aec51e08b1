import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { nameSources } from './platform/stack-traces.ts'
import { keepTickObject } from './platform/tick-objects.ts'

// Makes the second start faster; must be enabled before the first module is loaded. In the environment, because
// the processes that it starts use it too.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL('../../../node_modules/.cache/compiled', import.meta.url),
)
enableCompileCache()
// Uploads would have all memory searched after each 64 MB of buffers; this waits until there is more than of the rest.
setFlagsFromString('--external-memory-accounted-in-global-limit')
keepTickObject()
nameSources(new URL('../build/service/', import.meta.url))

await import('./service.ts')
