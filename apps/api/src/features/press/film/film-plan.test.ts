import { expect, test } from 'vitest'
import { filmBox, pixelBox } from './film-pixels.ts'
import { planDrawings } from './film-plan.ts'
import { aPrint } from './testing/film-builders.ts'

test('draws an artwork once per size, with the pixels of its largest print', () => {
  const prints = Array.from({ length: 40 }, (_none, index) =>
    aPrint({ xMm: 5 + index * 12.4, widthMm: 12.3, heightMm: 11.1, turned: index % 2 === 1 }),
  )
  const widths = prints.map((print) => pixelBox(filmBox(print))).map(({ width }) => width)
  expect(new Set(widths)).toEqual(new Set([145, 146, 131, 132]))

  const [planned, ...others] = planDrawings(prints, (index) => `${index}`)
  expect(others).toEqual([])
  expect(planned?.drawings).toMatchObject([{ widthPx: 146, heightPx: 132, upright: '0', turned: '1' }])
  expect(planned?.drawings[0]?.places).toHaveLength(40)
})
