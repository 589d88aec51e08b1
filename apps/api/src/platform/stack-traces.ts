import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Makes stack traces name the sources of the built files in `folder`, a URL. Node's own support reads all maps and
 * measures all lines at the start, which takes a tenth of it; here a file's map is read when a trace names the file.
 */
export function nameSources(folder: URL): void {
  const maps = new Map<string, SourceMap | undefined>()
  Error.prepareStackTrace = (error, calls) =>
    [titleOf(error), ...calls.map((call) => `    at ${inSources(call)}`)].join('\n')

  function inSources(call: NodeJS.CallSite): string {
    // oxlint-disable-next-line typescript/no-base-to-string -- its own form, which the types leave out
    const text = String(call)
    const file = call.getFileName()
    const line = call.getLineNumber()
    if (!file?.startsWith(folder.href) || line === null) return text
    const origin = mapOf(file)?.findOrigin(line, call.getColumnNumber() ?? 1)
    if (!origin || !('fileName' in origin)) return text
    const source = new URL(origin.fileName, folder).href
    return text.replace(/file:.*?:\d+:\d+/, `${source}:${origin.lineNumber}:${origin.columnNumber}`)
  }

  function mapOf(file: string): SourceMap | undefined {
    if (!maps.has(file)) maps.set(file, readMap(file))
    return maps.get(file)
  }
}

function titleOf(error: Error): string {
  try {
    return String(error)
  } catch {
    return 'Error'
  }
}

/** Undefined: a trace without sources is better than an error instead of the one that it is about. */
function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${file}.map`), 'utf8')) as SourceMapPayload)
  } catch {
    return undefined
  }
}

type SourceMapPayload = ConstructorParameters<typeof SourceMap>[0]
