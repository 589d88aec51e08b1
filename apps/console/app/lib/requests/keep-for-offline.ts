/** Lets the console open without a connection. Only a secure page can be kept. */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  // A new release begins anew: what this page loaded before went where the last one kept it.
  serviceWorker.addEventListener('controllerchange', () => keepUsed(serviceWorker.controller))
  await serviceWorker.register('/admin/service-worker.js', { scope: '/admin' })
  // The first visit loads its files before there is somebody to keep them.
  keepUsed((await serviceWorker.ready).active)
}

function keepUsed(worker: ServiceWorker | null): void {
  const used = performance.getEntriesByType('resource').map(({ name }) => name)
  worker?.postMessage({ keep: used.filter((name) => new URL(name).pathname.startsWith('/admin/assets/')) })
}
