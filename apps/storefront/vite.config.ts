import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // The packages of this repository are TypeScript sources, which only the bundler turns into one file.
  ssr: { noExternal: [/^@platen\//] },
  build: {
    ...(isSsrBuild ? { rolldownOptions: { input: './server/storefront.ts' } } : {}),
    // A file by itself is cached; a data address is loaded anew with every page. Nothing inline: the policy forbids it.
    assetsInlineLimit: 0,
  },
}))
