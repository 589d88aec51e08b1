import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { serviceWorker } from './service-worker-plugin.ts'

export default defineConfig({
  base: '/admin/',
  // `npm run dev` finds the packages of every page at its start, not when a page is first opened.
  optimizeDeps: { entries: ['app/**/*.tsx'] },
  plugins: [tailwindcss(), react(), serviceWorker()],
  // A file by itself is cached; a data address comes anew with every page.
  build: {
    outDir: `${process.env.BUILD_FOLDER ?? 'build'}/client`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
