/** Service workers need a secure page. */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  // A new release starts with an empty cache, so this page's files are sent to it again.
  serviceWorker.addEventListener('controllerchange', () => keepUsed(serviceWorker.controller))
  await serviceWorker.register('/admin/service-worker.js', { scope: '/admin' })
  // On the first visit the files load before there is a service worker.
  keepUsed((await serviceWorker.ready).active)
}

function keepUsed(worker: ServiceWorker | null): void {
  const used = performance.getEntriesByType('resource').map(({ name }) => name)
  worker?.postMessage({ keep: used.filter((name) => new URL(name).pathname.startsWith('/admin/assets/')) })
}
