import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // The packages are TypeScript sources, which the bundler has to include. Of a build all is part: React renders twice as
  // fast when it is made for production, whatever NODE_ENV is when the service starts.
  ssr: { noExternal: command === 'build' ? true : [/^@platen\//] },
  environments: {
    ssr: {
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: { rolldownOptions: { input: './server/storefront.ts' } },
    },
  },
  // Islands: scripts of pages that come without React. Imported with `?worker&url` they are built each by itself, as one
  // file with an address; none of them runs as a worker. Preact, a tenth of React, draws their components.
  worker: { format: 'es', plugins: () => [preactForReact()] },
  // Separate files are cached; inlined ones would be sent with every page.
  build: { assetsInlineLimit: 0 },
}))

const ROUTER = 'react-router'

function preactForReact(): Plugin {
  const PREACT: Readonly<Record<string, string>> = {
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/jsx-runtime',
  }
  return {
    name: 'preact-for-react',
    enforce: 'pre',
    resolveId(source, importer) {
      // Loaders of the same folders import it, and are left out.
      if (source === ROUTER) return { id: source, external: true, moduleSideEffects: false }
      const instead = PREACT[source]
      return instead === undefined ? undefined : this.resolve(instead, importer)
    },
    generateBundle(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk' && file.imports.includes(ROUTER))
          this.error(`${file.name} is an island, which has no router, and uses it.`)
    },
  }
}
