import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Makes the second start a quarter faster; must be enabled before the first module is loaded.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url)))

await import('./service.ts')
