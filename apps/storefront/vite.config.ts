import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The packages of this repository are TypeScript sources, which only the bundler turns into one file.
  ssr: { noExternal: [/^@platen\//] },
  environments: {
    ssr: { build: { rolldownOptions: { input: './server/storefront.ts' } } },
  },
  // A file by itself is cached; a data address comes anew with every page.
  build: { assetsInlineLimit: 0 },
})
