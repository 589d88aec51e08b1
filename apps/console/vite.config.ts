import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { serviceWorker } from './service-worker-plugin.ts'

export default defineConfig({
  base: '/admin/',
  // Pre-bundles dependencies at start instead of when a page is first opened.
  optimizeDeps: { entries: ['app/**/*.tsx'] },
  plugins: [tailwindcss(), react(), serviceWorker()],
  // A separate file is cached; a data address is sent with every page.
  build: {
    outDir: `${process.env.BUILD_FOLDER ?? 'build'}/client`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash].js`,
        // A page is about seventeen files instead of thirty: each is a request, and together they compress better. With
        // larger merges pages load much that only others need.
        codeSplitting: {
          groups: [
            // A script of its own, which runs first: the texts of the language load beside the console, not after it.
            {
              name: 'language',
              test: /\/app\/messages\/(language|sections)\.ts|\/messages\/src\/locales\.ts|vite\/preload-helper/,
              priority: 3,
            },
            { name: 'english', test: /\/app\/messages\/(en\.ts|en\/)/, priority: 3 },
            { name: 'app', tags: ['$initial'], priority: 1 },
            // 25 KB that few pages need, when a number or a country is typed.
            { name: 'phone', test: /libphonenumber-js|formats[\\/]src[\\/]phone\.ts/, priority: 2 },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 800 },
          ],
        },
      },
    },
  },
})
