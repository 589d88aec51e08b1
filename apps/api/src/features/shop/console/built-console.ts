import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The console as built by `npm start`: one page and the files that it loads. */
export interface BuiltConsole {
  readonly filesFolder: string
  readonly pageFile: string
}

const BUILD = new URL('../../../../../console/build/client/', import.meta.url)

/** Undefined when it was not built; the API works without it. */
export function findConsole(build = BUILD): BuiltConsole | undefined {
  const filesFolder = fileURLToPath(build)
  const pageFile = join(filesFolder, 'index.html')
  return existsSync(pageFile) ? { filesFolder, pageFile } : undefined
}
