/** `npm run dev`: the API and both web apps at one address. Requests wait while the API restarts. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request as requestOnward, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, createServer as createSocketServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { CatalogResponse, PublicConfigResponse, ShopTexts } from '@platen/contract'
import { namesOfShop } from '@platen/formats/own-names'
import { offeredLocales } from '@platen/messages'
import { createServer as createVite, type Plugin, type ViteDevServer } from 'vite'
import type { AnswerPage, Visit } from '../apps/api/src/features/shop/storefront/built-storefront.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PORT = Number(process.env.PORT ?? 3000)
const HOST = process.env.HOST ?? '127.0.0.1'
const PUBLIC_URL = process.env.PUBLIC_URL ?? `http://localhost:${PORT}`
/** All other paths belong to the web apps. */
const API_PATH = /^\/(api|docs|openapi\.json|llms\.txt|\.well-known)(?=[/?]|$)/
/** A change below these starts the API again. */
const API_FOLDERS = ['apps/api/src', 'packages', 'db'].map((folder) => join(ROOT, folder))
const CONSOLE_PATH = /^\/admin(?=[/?]|$)/
const API_STARTS_WITHIN_MS = 60_000
/** Ends the worker that a build at the same address installed, which would keep serving that build. */
const END_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', () => self.registration.unregister())`
const RELOAD_SCRIPT = '<script type="module" src="/@vite/client"></script>'

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error)
    if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
    response.end(error instanceof Error ? error.stack : String(error))
  })
})
server.listen(PORT, HOST)
await once(server, 'listening')

const apiPort = await freePort()
const api = startApi()
const [storefront, staffConsole] = await Promise.all([
  openVite('storefront', { appType: 'custom', plugins: [reloadPages()] }),
  openVite('console', {}),
])
// Node's own `--watch-path` loses a file that an editor saves by renaming.
storefront.watcher.add(API_FOLDERS).on('all', (_event, path) => {
  if (API_FOLDERS.some((folder) => path.startsWith(folder)) && !path.endsWith('.test.ts')) api.restart()
})
await apiIsOpen()
process.stdout.write(`
  Platen is running for development.

  Shop      ${PUBLIC_URL}
  Console   ${PUBLIC_URL}/admin

  Saved changes appear by themselves. Ctrl-C stops everything.

`)

/** Keeps the API running, and restarts it on request; after a crash it waits for a request. */
function startApi() {
  let child: ChildProcess | undefined
  let next: 'start' | 'exit' | undefined

  function start(): void {
    next = undefined
    const started = spawn(process.execPath, ['apps/api/src/main.ts'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PORT: String(apiPort), HOST: '127.0.0.1', PUBLIC_URL },
      // Ctrl-C must reach only this process, which stops the API once; a second signal would cut it off.
      detached: true,
    })
    child = started
    // Hides the API's own address.
    started.stdout.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text.replaceAll(`http://localhost:${apiPort}`, PUBLIC_URL))
    })
    started.once('exit', () => {
      child = undefined
      if (next === 'exit') process.exit(0)
      if (next === 'start') start()
      else console.error('The API has stopped. It starts again with the next change of its files.')
    })
  }

  function stop(): void {
    if (next === 'exit') return
    const ending = next !== undefined
    next = 'exit'
    server.close()
    server.closeAllConnections()
    if (!child) process.exit(0)
    if (!ending) child.kill('SIGTERM')
  }

  function restart(): void {
    if (next) return
    if (!child) {
      start()
      return
    }
    next = 'start'
    child.kill('SIGTERM')
  }

  start()
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop)
  process.on('exit', () => child?.kill('SIGTERM'))
  return { restart, isRestarting: () => next === 'start' }
}

function openVite(
  app: 'storefront' | 'console',
  options: { appType?: 'custom'; plugins?: Plugin[] },
): Promise<ViteDevServer> {
  return createVite({
    root: join(ROOT, 'apps', app),
    clearScreen: false,
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server } },
    ...options,
  })
}

/** Without the page policy of `npm start`, because Vite's own scripts and styles are inline. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? '/'
  if (API_PATH.test(path)) {
    await forward(request, response)
    return
  }
  if (/^\/admin\/service-worker\.js(\?|$)/.test(path)) {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(END_WORKER)
    return
  }
  if (CONSOLE_PATH.test(path)) {
    request.url = path.replace(/^\/admin(?=\?|$)/, '/admin/')
    staffConsole.middlewares(request, response)
    return
  }
  await new Promise<void>((resolve, reject) => {
    response.once('close', resolve)
    storefront.middlewares(request, response, () => {
      renderPage(request, response).then(resolve, reject)
    })
  })
}

async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await apiIsOpen()
  const { method, url, headers } = request
  const onward = requestOnward({ host: '127.0.0.1', port: apiPort, method, path: url, headers })
  onward.on('response', (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers)
    reply.pipe(response)
  })
  onward.on('error', () => response.destroy())
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}

async function apiIsOpen(): Promise<void> {
  const deadline = Date.now() + API_STARTS_WITHIN_MS
  while (api.isRestarting() || !(await accepts(apiPort))) {
    if (Date.now() > deadline) throw new Error('The API does not start; its output in the terminal says why.')
    await sleep(50)
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      // Linux may connect a socket to itself when nothing listens on the port.
      resolve(socket.localPort !== port)
      socket.destroy()
    })
    socket.once('error', () => resolve(false))
  })
}

async function renderPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { answerPage } = (await storefront.ssrLoadModule('/server/storefront.ts')) as {
    answerPage: AnswerPage
  }
  const headers = new Headers()
  for (const name of ['accept', 'accept-language', 'user-agent'] as const) {
    const value = request.headers[name]
    if (value !== undefined) headers.set(name, value)
  }
  const page = await answerPage(new Request(new URL(request.url ?? '/', PUBLIC_URL), { headers }), {
    version: undefined,
    fetch: fetchFromApi,
    publicUrl: PUBLIC_URL,
    ...(await aboutShop()),
    // Whoever develops the shop sees it.
    opening: 'open',
    nonce: '',
    pseudoTexts: process.env.PSEUDO_TEXTS === 'on',
    report: (error: unknown) => {
      if (error instanceof Error) storefront.ssrFixStacktrace(error)
      console.error(error)
    },
  })
  const text = await page.text()
  const plain =
    page.headers.get('content-type')?.startsWith('text/html') && !text.includes('reactRouterContext')
  response.writeHead(page.status, Object.fromEntries(page.headers))
  response.end(plain ? text.replace('</body>', `${RELOAD_SCRIPT}</body>`) : text)
}

/** While it is not known, the pages are English and look as they do by default. */
async function aboutShop(): Promise<
  Pick<Visit, 'languages' | 'brand' | 'ownNames' | 'shareVersion' | 'hasFaq'>
> {
  const shop = await read<PublicConfigResponse>('/api/v1/public-config')
  const texts = await read<ShopTexts>('/api/v1/shop-texts')
  const catalog = await read<CatalogResponse>('/api/v1/catalog')
  return {
    languages: offeredLocales(shop?.locales ?? []),
    brand: shop?.brand,
    ownNames: shop && catalog ? namesOfShop({ ...shop, ...catalog }) : { inCarts: {}, all: {} },
    // Whatever it is, the newest is shown.
    shareVersion: 'dev',
    hasFaq: (texts?.faq.length ?? 0) > 0,
  }
}

async function read<Answer>(path: string): Promise<Answer | undefined> {
  const answer = await fetchFromApi(new URL(path, PUBLIC_URL))
  return answer.ok ? ((await answer.json()) as Answer) : undefined
}

async function fetchFromApi(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  await apiIsOpen()
  const request = new Request(input, init)
  const { pathname, search } = new URL(request.url)
  return fetch(new Request(`http://127.0.0.1:${apiPort}${pathname}${search}`, request))
}

/** Vite replaces components of React in place, not of Preact, which draws the storefront. Styles it does. */
function reloadPages(): Plugin {
  return {
    name: 'platen-reload-pages',
    enforce: 'pre',
    hotUpdate({ file, modules, server: vite }) {
      if (modules.length === 0 || file.endsWith('.css')) return undefined
      vite.environments.client.hot.send({ type: 'full-reload' })
      return this.environment.name === 'client' ? [] : undefined
    },
  }
}

async function freePort(): Promise<number> {
  const probe = createSocketServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
