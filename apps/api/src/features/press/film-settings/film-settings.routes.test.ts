import type { FilmSettingsRecord, FilmSettingsRequest } from '@platen/contract'
import { expect, test } from 'vitest'
import { idsOf, openFloor } from '../../../testing/floor.ts'
import { fieldsOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { aMember } from '../../../testing/team.ts'

const URL = '/api/admin/film-settings'

const shop = sharedTestApp({ now: new Date('2026-11-20T15:00:00Z') })
const floor = shared(() => openFloor(shop))
const manager = shared(() => aMember(shop, 'manager'))

async function draft(): Promise<FilmSettingsRequest> {
  const record = (await shop.get(URL, manager.headers)).json<FilmSettingsRecord>()
  const { updatedAt, updatedBy, ...settings } = record
  return settings
}
const put = (payload: object, headers = manager.headers) =>
  shop.app.inject({ method: 'PUT', url: URL, headers, payload })

const FINISH = {
  halftone: { lpi: 45, angleDeg: 22.5, dot: 'round' },
  knockOut: { tolerance: 8 },
  alphaThreshold: null,
  chokeMm: 0.2,
} as const

test('a shop begins with the film as it was: PNG and PDF, and no finish', async () => {
  expect(await draft()).toEqual({
    revision: 1,
    filmFinish: null,
    filmExport: {
      ...{ formats: ['png', 'pdf'], white: false, profile: false, mirrored: false },
      fileName: '{sheet}',
    },
  })
})

test('new jobs get the finish of the settings with the colour of their garment, and keep it', async () => {
  const [plain] = await floor.jobsOf(await floor.aJobOrder())
  expect(plain!.finish).toBeNull()

  const before = await draft()
  const replaced = await put({ ...before, filmFinish: FINISH })
  expect(replaced.statusCode).toBe(200)
  expect(replaced.json()).toMatchObject({ filmFinish: FINISH, updatedBy: { name: 'The manager' } })
  const order = await floor.aJobOrder()
  const [job] = await floor.jobsOf(order)
  const own = { ...FINISH, knockOut: { hex: job!.colourHex, tolerance: 8 } }
  expect(job!.finish).toEqual(own)
  const { rows } = await shop.services.pool.query(
    `SELECT message FROM audit_log WHERE action = 'film_settings.replaced'`,
  )
  expect(rows).toEqual([{ message: 'The manager replaced the film settings.' }])

  await put({ ...(await draft()), filmFinish: { ...FINISH, knockOut: null, chokeMm: null } })
  expect((await floor.detail(job!.id)).finish).toEqual(own)
  const [next] = await floor.jobsOf(await floor.aJobOrder())
  expect(next!.finish).toEqual({ ...FINISH, knockOut: null, chokeMm: null })

  await put({ ...(await draft()), filmFinish: null })
  await floor.moveOn([job!.id], 'printed')
  const [, remade] = (await floor.fail([job!.id])).json<{ id: string; parentJobId: string }[]>()
  expect(remade!.parentJobId).toBe(job!.id)
  expect((await floor.detail(remade!.id)).finish).toEqual(own)
  expect(idsOf(await floor.jobsOf(order))).toContain(remade!.id)
})

test('refuses a halftone that the film does not hold, and file names that lead nowhere', async () => {
  const before = await draft()
  const refused = async (changes: object) => {
    const reply = await put({ ...before, ...changes })
    return [reply.statusCode, fieldsOf(reply)]
  }
  const named = (fileName: string) => ({ filmExport: { ...before.filmExport, fileName } })
  expect(await refused({ filmFinish: { ...FINISH, halftone: { ...FINISH.halftone, lpi: 55 } } })).toEqual([
    422,
    ['filmFinish.halftone.lpi'],
  ])
  expect(await refused({ filmFinish: { ...FINISH, alphaThreshold: 128 } })).toEqual([
    422,
    ['filmFinish.alphaThreshold'],
  ])
  expect(await refused({ filmFinish: { ...FINISH, chokeMm: 0.7 } })).toEqual([
    422,
    ['filmFinish.chokeMm', 'filmFinish'],
  ])
  expect(await refused(named('{sheet}-{customer}'))).toEqual([422, ['filmExport.fileName']])
  expect(await refused(named('film'))).toEqual([422, ['filmExport.fileName']])
  const none = { filmExport: { ...before.filmExport, formats: [] } }
  expect(await refused(none)).toEqual([422, ['filmExport.formats']])
  expect(await draft()).toEqual(before)
})

test('refuses outdated settings, and who may not change the shop', async () => {
  const before = await draft()
  await put(before)
  expect(refusalOf(await put(before))).toEqual([409, 'REVISION_CONFLICT'])
  const { headers } = await aMember(shop, 'viewer')
  expect((await shop.get(URL, headers)).statusCode).toBe(200)
  expect(refusalOf(await put(await draft(), headers))).toEqual([403, 'FORBIDDEN'])
})
