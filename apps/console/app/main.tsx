import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './app.css'
import { Console } from './console.tsx'
import { watchUserActivity } from './lib/requests/user-activity.ts'
import { language } from './messages/language.ts'

const place = document.getElementById('console')
if (!place) throw new Error('The page has no place for the console.')
document.documentElement.lang = language
watchUserActivity()
createRoot(place).render(
  <StrictMode>
    <Console />
  </StrictMode>,
)

if (import.meta.env.PROD) keepForOffline().catch(() => undefined)

/** Service workers need a secure page. */
async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  // A new release starts with an empty cache, so this page's files are sent to it again.
  serviceWorker.addEventListener('controllerchange', () => keepUsed(serviceWorker.controller))
  await serviceWorker.register(`/admin/service-worker.js?language=${language}`, { scope: '/admin' })
  // On the first visit the files load before there is a service worker.
  keepUsed((await serviceWorker.ready).active)
}

function keepUsed(worker: ServiceWorker | null): void {
  const used = performance.getEntriesByType('resource').map(({ name }) => name)
  worker?.postMessage({ keep: used.filter((name) => new URL(name).pathname.startsWith('/admin/assets/')) })
}
