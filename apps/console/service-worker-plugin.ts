import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { LOCALES, type Locale } from '@platen/messages'
import type { Plugin, Rolldown } from 'vite'

const SOURCE = new URL('app/service-worker.js', import.meta.url)
/** Precached; other files are cached when they are used. */
const SHELL = /^(index\.html|assets\/(app|index|main)-[^/]+\.(js|css)|assets\/[^/]+-latin-[^/]+\.woff2)$/
/** Precached, because the floor must open offline after a release even if it was not visited since. */
const FLOOR = /\/features\/press\/floor\/(floor|job)-page\.tsx$/

/** Lists the precached files in `service-worker.js`. */
export function serviceWorker(): Plugin {
  return {
    name: 'platen-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const names = Object.keys(bundle)
      const shell = names.concat('index.html').filter((name) => SHELL.test(name))
      const files = [...new Set([...shell, ...filesOf(bundle, FLOOR)])].sort()
      // A cache refuses a list that names a file twice.
      const textFiles = (locale: Locale) =>
        [...filesOf(bundle, textsOf(locale))].filter((name) => !files.includes(name))
      const texts = LOCALES.map((locale) => [locale, textFiles(locale)] as const)
      const version = createHash('sha256').update(names.sort().join('\n')).digest('hex').slice(0, 12)
      const source = readFileSync(SOURCE, 'utf8')
        .replace("'__VERSION__'", JSON.stringify(version))
        .replace('__SHELL__', JSON.stringify(files))
        .replace('__TEXTS__', JSON.stringify(Object.fromEntries(texts)))
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
    },
  }
}

function textsOf(locale: Locale): RegExp {
  return new RegExp(`/app/messages/${locale}\\.ts$`)
}

/** Includes all imports. */
function filesOf(bundle: Rolldown.OutputBundle, page: RegExp): Set<string> {
  const found = new Set<string>()
  const collect = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || found.has(name)) return
    found.add(name)
    chunk.viteMetadata?.importedCss.forEach((css) => found.add(css))
    chunk.imports.forEach(collect)
  }
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && page.test(chunk.facadeModuleId ?? '')) collect(chunk.fileName)
  }
  return found
}
