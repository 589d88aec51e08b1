/** Lets the console open without a connection. Only a secure page can be kept. */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  await serviceWorker.register('/admin/service-worker.js', { scope: '/admin' })
  const { active } = await serviceWorker.ready
  // The first visit loads its files before there is somebody to keep them.
  const used = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage({ keep: used.filter((name) => new URL(name).pathname.startsWith('/admin/assets/')) })
}
