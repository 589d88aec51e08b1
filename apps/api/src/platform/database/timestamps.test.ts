import fc from 'fast-check'
import pg from 'pg'
import { expect, test } from 'vitest'
import { isoTime, parseTime } from './timestamps.ts'

const byDriver = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date

const times = fc
  .record({
    at: fc.date({
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59Z'),
      noInvalidDate: true,
    }),
    micros: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 0, max: 999 }).map((ms) => ms * 1000),
      fc.nat(999_999),
    ),
    offset: fc.constantFrom('+00', '-06', '+05:30', '-00:01'),
  })
  .map(({ at, micros, offset }) => {
    const fraction = `.${String(micros).padStart(6, '0')}`.replace(/\.?0+$/, '')
    return `${at.toISOString().slice(0, 19).replace('T', ' ')}${fraction}${offset}`
  })

test('reads the time that the driver reads', () => {
  fc.assert(
    fc.property(times, (text) => {
      expect(isoTime(text)).toBe(byDriver(text).toISOString())
      expect(parseTime(text)).toEqual(byDriver(text))
    }),
    { numRuns: 2_000 },
  )
})

test.each(['0044-03-15 12:00:00+00 BC', '12026-01-01 00:00:00+00', '2026-11-22 22:08:37.817+00:19:32'])(
  'reads %s as the driver does',
  (text) => {
    expect(isoTime(text)).toBe(byDriver(text).toISOString())
  },
)
