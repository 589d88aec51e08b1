import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const SOURCE = new URL('app/service-worker.js', import.meta.url)
/** What the console shows before anybody asks for a page: the rest is kept as it is used. */
const SHELL = /^(index\.html|assets\/(index|main)-[^/]+\.(js|css)|assets\/[^/]+-latin-[^/]+\.woff2)$/

/** Writes `service-worker.js` into the build, with the names of the files that it keeps from the start. */
export function serviceWorker(): Plugin {
  return {
    name: 'platen-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle)
        .concat('index.html')
        .filter((name, index, all) => SHELL.test(name) && all.indexOf(name) === index)
        .sort()
      const version = createHash('sha256')
        .update(Object.keys(bundle).sort().join('\n'))
        .digest('hex')
        .slice(0, 12)
      const source = readFileSync(SOURCE, 'utf8')
        .replace("'__VERSION__'", JSON.stringify(version))
        .replace('__SHELL__', JSON.stringify(files))
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
    },
  }
}
