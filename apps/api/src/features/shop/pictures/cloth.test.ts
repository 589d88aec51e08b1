import { expect, test } from 'vitest'
import { cutOutByMask, cutOutCloth, maskOf, shadeOf, type Pixels } from './cloth.ts'

const SIDE = 40

type Colour = readonly [red: number, green: number, blue: number, alpha?: number]

function picture(colourAt: (x: number, y: number) => Colour, side = SIDE): Pixels {
  const data = new Uint8Array(side * side * 4)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const [red, green, blue, alpha = 255] = colourAt(x, y)
      data.set([red, green, blue, alpha], (y * side + x) * 4)
    }
  return { data, width: side, height: side }
}

const grey = (light: number): Colour => [light, light, light]
const isCloth = (x: number, y: number) => x >= 10 && x < 30 && y >= 10 && y < 30
const at = (x: number, y: number) => y * SIDE + x

test('finds cloth by the transparency around it', () => {
  const cut = cutOutCloth(picture((x, y) => (isCloth(x, y) ? [200, 0, 0] : [0, 0, 0, 0])))
  expect(cut.how).toBe('transparency')
  expect([cut.alpha[at(20, 20)], cut.alpha[at(2, 2)]]).toEqual([255, 0])
})

test.each<[string, (x: number, y: number) => Colour]>([
  ['plain', () => grey(250)],
  ['a gradient', (x, y) => grey(210 + Math.floor((x + y) / 2))],
  ['noisy', (x, y) => grey(245 + ((x * 7 + y * 13) % 7))],
])('finds dark cloth on a ground that is %s', (_, ground) => {
  const cut = cutOutCloth(picture((x, y) => (isCloth(x, y) ? grey(30) : ground(x, y))))
  expect(cut.how).toBe('background')
  expect([cut.alpha[at(20, 20)], cut.alpha[at(2, 2)], cut.alpha[at(38, 38)]]).toEqual([255, 0, 0])
})

test('finds cloth that leaves the picture', () => {
  const cut = cutOutCloth(picture((x) => (x < 12 ? grey(40) : grey(240))))
  expect([cut.how, cut.alpha[at(5, 20)], cut.alpha[at(30, 20)]]).toEqual(['background', 255, 0])
})

test('takes all of a picture without a background for cloth', () => {
  const woven = picture((x, y) => ((x + y) % 2 === 0 ? grey(20) : grey(230)), 200)
  for (const whole of [woven, picture(() => grey(128)), picture(() => grey(128), 1)])
    expect(cutOutCloth(whole)).toMatchObject({ how: 'none' })
})

test('reads a mask by its transparency, or else by its light', () => {
  const opaque = cutOutByMask(picture((x, y) => (isCloth(x, y) ? grey(255) : grey(0))))
  const clear = cutOutByMask(picture((x, y) => (isCloth(x, y) ? [0, 0, 0] : [0, 0, 0, 0])))
  for (const { how, alpha } of [opaque, clear])
    expect([how, alpha[at(20, 20)], alpha[at(2, 2)]]).toEqual(['mask', 255, 0])
})

test('covers folds with black, ridges with white, and nothing outside the cloth', () => {
  const photo = picture((x, y) => {
    if (!isCloth(x, y)) return [0, 0, 0, 0]
    if (x < 14) return grey(100)
    return x > 26 ? grey(240) : grey(200)
  })
  const cut = cutOutCloth(photo)
  const shade = shadeOf(photo, cut)
  const pixel = (x: number, y: number) => [...shade.subarray(at(x, y) * 4, at(x, y) * 4 + 4)]
  // Half as light as most of it is half of black; a fifth lighter is a fifth of white.
  expect(pixel(12, 20)).toEqual([0, 0, 0, 128])
  expect(pixel(20, 20)).toEqual([0, 0, 0, 0])
  expect(pixel(28, 20)).toEqual([255, 255, 255, 51])
  expect(pixel(2, 2)[3]).toBe(0)
  expect([...maskOf(cut).subarray(at(20, 20) * 4, at(20, 20) * 4 + 4)]).toEqual([255, 255, 255, 255])
})

test('damps the noise of black cloth', () => {
  const photo = picture((x, y) => (isCloth(x, y) ? grey(x === 20 ? 30 : 20) : [0, 0, 0, 0]))
  const shade = shadeOf(photo, cutOutCloth(photo))
  // A half more light on cloth of 20 is a ninth of what counts.
  expect(shade[at(20, 20) * 4 + 3]).toBe(28)
})
