import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

/** Preact is a tenth of React for browsers. The types stay React's. */
const PREACT = [
  {
    find: /^react$/,
    replacement: fileURLToPath(new URL('app/lib/preact/preact-for-react.ts', import.meta.url)),
  },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom\/server$/, replacement: 'preact-render-to-string' },
  { find: /^react\/(jsx-runtime|jsx-dev-runtime)$/, replacement: 'preact/$1' },
]

const PREACT_MODULES = ['compat', 'compat/client', 'jsx-runtime', 'jsx-dev-runtime'].map(
  (name) => `preact/${name}`,
)
const MODULES_OF_ROUTER = [
  'cookie-es',
  '@remix-run/route-pattern/match',
  '@remix-run/route-pattern/specificity',
].map((name) => `react-router > ${name}`)

/** Browsers load few files at once: what most pages share is one, and so is what parts of the designer do. */
const CHUNKS = {
  groups: [
    { name: 'base', priority: 2, minShareCount: 12 },
    {
      name: 'frame',
      priority: 1,
      test: /packages.(brand|ui)|app.(lib|features.problems)./,
      minShareCount: 3,
    },
    { name: 'design', priority: 1, test: /features.designer./, minShareCount: 3 },
  ],
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), messageFiles()],
  // The packages are TypeScript sources, which the bundler has to include. Of a build all is part, whatever
  // NODE_ENV is when the service starts.
  ssr: { noExternal: command === 'build' ? true : [/^@platen\//, 'react-router'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: CHUNKS } } } },
    ssr: {
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: { rolldownOptions: { input: './server/storefront.ts' } },
    },
  },
  resolve: { alias: PREACT },
  // For development: what is found only with the first page would load that page again, or not at all.
  optimizeDeps: { include: ['preact', ...PREACT_MODULES, ...MODULES_OF_ROUTER] },
  // Islands: scripts of pages that come without the router. Imported with `?worker&url` they are built each by itself, as one
  // file with an address; none of them runs as a worker.
  worker: { format: 'es', plugins: () => [withoutRouter()] },
  // Separate files are cached; inlined ones would be sent with every page.
  build: { assetsInlineLimit: 0 },
}))

const ROUTER = 'react-router'

function withoutRouter(): Plugin {
  return {
    name: 'platen-islands-without-router',
    enforce: 'pre',
    resolveId(source) {
      // Loaders of the same folders import it, and are left out.
      return source === ROUTER ? { id: source, external: true, moduleSideEffects: false } : undefined
    },
    generateBundle(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk' && file.imports.includes(ROUTER))
          this.error(`${file.name} is an island, which has no router, and uses it.`)
    },
  }
}

/** Where the texts of each language are. Pages are built after the files of browsers. */
function messageFiles(): Plugin {
  const name = 'virtual:message-files'
  const files: Record<string, string> = {}
  return {
    name: 'platen-message-files',
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(files)}` : undefined),
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const [, language] = /app.messages.([\w-]+)\.ts$/.exec(file.facadeModuleId ?? '') ?? []
        if (language !== undefined) files[language] ??= `/${file.fileName}`
      }
    },
  }
}
