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
  },
})
