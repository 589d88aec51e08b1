import { expect, test } from 'vitest'
import { meetingPoints } from './handovers.ts'

const at = (from: string, meetupZoneName: string | null) => ({
  orderId: `${from} ${meetupZoneName ?? ''}`,
  number: 'PL-1',
  customerName: 'Ana',
  method: meetupZoneName === null ? ('pickup' as const) : ('meetup' as const),
  meetupZoneName,
  slot: { date: '2026-11-21', from },
  stage: 'ready' as const,
})

test('lists each handover point once, earliest first', () => {
  const points = meetingPoints([at('09:00', 'Escalón'), at('10:00', null), at('14:00', 'Escalón')])
  expect(points.map(({ place, handovers }) => [place, ...handovers.map(({ slot }) => slot.from)])).toEqual([
    ['Escalón', '09:00', '14:00'],
    ['At the shop', '10:00'],
  ])
})
