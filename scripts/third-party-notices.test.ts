import { expect, test } from 'vitest'
import { thirdPartyNotices } from './third-party-notices.ts'

/** Licences that let a shop run and change Platen under its own. PSF: as BSD. LGPL: libvips, a library of its own file. */
const ACCEPTED =
  /^\(?(MIT|MIT-0|ISC|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|OFL-1\.1|Unlicense|PSF-2\.0|0BSD|CC0-1\.0|LGPL-3\.0-or-later)( OR [\w.-]+\)?)?$/

test('every package that the service runs with has a licence that a shop can live with', () => {
  const notices = thirdPartyNotices()
  const others = notices.filter(({ licence, text }) => !ACCEPTED.test(licence) && !/MIT License/i.test(text))
  expect(others.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([])
  expect(notices.map(({ name }) => name)).toEqual(expect.arrayContaining(['fastify', 'react', 'sharp', 'pg']))
})

test('tools of development are not among the notices', () => {
  const names = thirdPartyNotices().map(({ name }) => name)
  for (const tool of ['vitest', 'oxlint', 'typescript']) expect(names).not.toContain(tool)
})
