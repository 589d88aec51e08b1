import type { GarmentOrderCreate, Role } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../apps/api/src/app.ts'
import type { Config } from '../../apps/api/src/config.ts'
import type { Shop } from '../../apps/api/src/features/selling/catalog/index.ts'
import { createLoadShedding } from '../../apps/api/src/platform/http/overload/load-shedding.ts'
import { openServices, type Services } from '../../apps/api/src/services.ts'
import { basketMaker } from './basket.ts'
import { clientele, type DemoCustomer } from './customers.ts'
import { uploadDesigns, type Design } from './designs.ts'
import { seededRandom, type Random } from './random.ts'
import { shopCalendar, type ShopCalendar } from './shop-calendar.ts'
import { createStory, type Story } from './story.ts'
import { hireTeam, type Team } from './team.ts'

export interface DemoShop {
  readonly services: Services
  readonly story: Story
  readonly calendar: ShopCalendar
  readonly random: Random
  readonly catalogue: Shop
  readonly team: Team
  readonly password: string
  readonly designs: readonly Design[]
  nextCustomer(): DemoCustomer
  fillBasket(artworkIds: readonly string[]): GarmentOrderCreate['items']
  readonly post: <Reply>(role: Role | 'customer', path: string, body: object) => Promise<Reply>
  readonly put: (role: Role, path: string, body: object) => Promise<void>
  readonly get: <Reply>(role: Role, path: string) => Promise<Reply>
  close(): Promise<void>
}

export interface DemoSource {
  readonly config: Config
  readonly databaseUrl: string
  readonly log: Services['log']
}

export async function openDemoShop(
  { config, databaseUrl, log }: DemoSource,
  { now, days, seed }: { readonly now: Date; readonly days: number; readonly seed: number },
): Promise<DemoShop> {
  const story = createStory(now.getTime() - (days + 1) * 86_400_000)
  const services = await openServices(
    {
      ...config,
      botProtection: { provider: 'off' },
      rateLimitFactor: 1_000_000,
      // So that no session expires during the story.
      sessionIdleMinutes: (days + 2) * 24 * 60,
      sessionMaxHours: (days + 2) * 24,
    },
    {
      ...{ databaseUrl: withoutWaiting(databaseUrl), log, clock: story },
      // The story takes the whole processor, which is no overload.
      shedding: createLoadShedding(undefined, {
        lagging: false,
        watch: () => undefined,
        stop: () => undefined,
      }),
    },
  )
  // The first layout of a sheet is good enough here; a real shop continues to pack it.
  const app = buildApp({ ...services, packer: { ...services.packer, start: () => undefined } })
  await app.ready()
  const { team, password } = await hireTeam(services.database, story.now())
  const catalogue = await services.shop.get()
  const calendar = shopCalendar(catalogue.timeZone, now, days)
  const random = seededRandom(seed)
  const designs = await uploadDesigns(services)
  const send = requests(app, services, team)
  return {
    ...{ services, story, calendar, catalogue, team, password },
    ...{ random, designs },
    nextCustomer: clientele(random, designs),
    fillBasket: basketMaker(catalogue, random),
    post: (role, path, body) => send(role, 'POST', path, body),
    put: async (role, path, body) => {
      await send(role, 'PUT', path, body)
    },
    get: (role, path) => send(role, 'GET', path),
    close: async () => {
      await app.close()
      await services.pool.query(`DELETE FROM admin_sessions WHERE device = $1`, [DEVICE])
      await services.close()
    },
  }
}

const DEVICE = 'Demo data'

/** Without durable commits: after a crash the shop is filled again. */
export function withoutWaiting(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', `${url.searchParams.get('options') ?? ''} -c synchronous_commit=off`.trim())
  return url.href
}

function requests(app: FastifyInstance, services: Services, team: Team) {
  const cookies = new Map<Role, string>()
  const cookieOf = async (role: Role): Promise<string> => {
    const known = cookies.get(role)
    if (known !== undefined) return known
    const token = await services.transaction((tx) => services.sessions.begin(tx, team[role].id, DEVICE))
    const cookie = services.cookie.set(token, 1).split(';')[0] ?? ''
    cookies.set(role, cookie)
    return cookie
  }
  return async <Reply>(
    role: Role | 'customer',
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    body?: object,
  ): Promise<Reply> => {
    const headers = role === 'customer' ? {} : { cookie: await cookieOf(role) }
    const reply = await app.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) })
    if (reply.statusCode >= 300) throw new Error(`${method} ${url} as ${role}: ${reply.body}`)
    return reply.json<Reply>()
  }
}
