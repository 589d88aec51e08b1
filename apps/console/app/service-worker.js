/**
 * Opens the console without a connection. Its files are kept: those of the first page from the start, the others as
 * they are used. What the shop knows is not kept here, but by the page, which says how old it is.
 */
const CACHE = `console-${'__VERSION__'}`
const SHELL = __SHELL__
/** Those of the other languages are kept when they are used. */
const TEXTS = __TEXTS__[new URL(location).searchParams.get('language')] ?? []
const PAGE = '/admin/index.html'

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([...SHELL, ...TEXTS].map((name) => `/admin/${name}`)))
      .then(() => skipWaiting()),
  )
})

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('console-') && name !== CACHE)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => clients.claim()),
  )
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(freshPage(request))
  else if (pathname.startsWith('/admin/assets/')) event.respondWith(keptFile(request))
})

/** A page names the files that it loaded before this was there. */
addEventListener('message', (event) => {
  const { keep = [] } = event.data ?? {}
  event.waitUntil(Promise.all(keep.map((name) => keptFile(new Request(name)))).catch(() => undefined))
})

/** The newest page while there is a connection, so that nobody works with yesterday's console. */
async function freshPage(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(PAGE)
    if (kept) return kept
    throw error
  }
}

/** The name of a file says what is in it. */
async function keptFile(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone())
  return answer
}
