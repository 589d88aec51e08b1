import { expect, test } from 'vitest'
import { aText, contoursOf } from '../testing/a-text.ts'
import { readFont, shaperFromPackages } from '../testing/shaper-from-packages.ts'
import { loadShaper, type TextLayer } from '../index.ts'
import { extentOf, parsePath } from './outline-path.ts'

const shaper = await shaperFromPackages()
const outlineOf = (text: string, font: string, parts: Partial<TextLayer> = {}) =>
  shaper.outlineText(aText({ text, font, ...parts }))
const startsOf = (path: string) =>
  Array.from(path.matchAll(/M(\S+) (-?[\d.]+)/g), ([, x, y]) => [Number(x), Number(y)] as const)
const contours = async (text: string, font: string) => contoursOf((await outlineOf(text, font)).path).length

/** Closed lines of letters that change each other, counted on a picture of them. */
const COUNTED: Readonly<Record<string, number>> = { 'مرحبا بالعالم': 17, 'नमस्ते दुनिया': 13 }

test.each([
  ['Equipo Volcán', 'anton'],
  ['Zażółć gęślą jaźń', 'anton'],
  ['Привет мир', 'lobster'],
  ['Καλημέρα', 'comfortaa'],
  ['مرحبا بالعالم', 'cairo'],
  ['नमस्ते दुनिया', 'mukta'],
  ['שלום', 'rubik'],
])('“%s” in %s is drawn whole, about its own middle', async (text, font) => {
  const { path, box, missing } = await outlineOf(text, font)
  expect(missing).toEqual([])
  const letters = await Promise.all(Array.from(text.replaceAll(' ', ''), (letter) => contours(letter, font)))
  expect(contoursOf(path)).toHaveLength(COUNTED[text] ?? letters.reduce((sum, count) => sum + count, 0))
  const { minX, minY, maxX, maxY } = extentOf(parsePath(path))
  expect(Math.abs(minX + maxX)).toBeLessThan(0.005)
  expect(Math.abs(minY + maxY)).toBeLessThan(0.005)
  expect(maxX - minX).toBeCloseTo(box.widthMm, 2)
  expect(maxY - minY).toBeCloseTo(box.heightMm, 2)
})

test('Arabic letters are joined, and stay so when others are spaced', async () => {
  // Only the last letter of a word has its tail.
  const [joined, apart] = await Promise.all(
    ['سسس', 'س\u200cس\u200cس'].map((text) => outlineOf(text, 'cairo')),
  )
  expect(joined?.box.widthMm).toBeLessThan((apart?.box.widthMm ?? 0) * 0.9)
  for (const [text, font] of [
    ['سسس', 'cairo'],
    ['الله', 'amiri'],
  ] as const)
    expect(await outlineOf(text, font, { letterSpacing: 0.5 })).toEqual(await outlineOf(text, font))
  expect(joined?.missing).toEqual([])
  // Lam and alef become one letter.
  expect(await contours('لا', 'cairo')).toBe(1)
  expect(await contours('ل\u200cا', 'cairo')).toBe(2)
})

test('Devanagari vowels go before their letter, and letters without a vowel into the next', async () => {
  const [before, letter] = await Promise.all(['कि', 'क'].map((text) => outlineOf(text, 'mukta')))
  expect(before?.box.widthMm).toBeGreaterThan((letter?.box.widthMm ?? 0) * 1.2)
  // On an arc a vowel is turned with its letter: the way from the start of one to that of the other is as long.
  const [straight, bent] = await Promise.all(
    [{}, { arcDeg: 200 }].map((parts) => outlineOf('किकि', 'mukta', parts)),
  )
  const wayOf = (path = '') => {
    const [[x1, y1], [x2, y2]] = startsOf(path) as [[number, number], [number, number]]
    return Math.hypot(x2 - x1, y2 - y1)
  }
  expect(wayOf(bent?.path)).toBeCloseTo(wayOf(straight?.path), 2)
  const [conjunct, apart] = await Promise.all(['क्ष', 'क्\u200cष'].map((text) => outlineOf(text, 'mukta')))
  expect(conjunct?.box.widthMm).toBeLessThan((apart?.box.widthMm ?? 0) * 0.8)
})

test('a line reads in the direction of its first letter', async () => {
  const [fromLeft, fromRight, between] = await Promise.all(
    ['abc שלום', 'שלום abc', 'abc שלום def'].map((text) => outlineOf(text, 'rubik')),
  )
  // Read from the right, the Hebrew word comes first on the right.
  expect(fromRight?.path).toBe(fromLeft?.path)
  expect(between?.path.length).toBeGreaterThan(fromLeft?.path.length ?? 0)
  // The number of a Hebrew team reads from the left, on the left of its name.
  const number = contoursOf((await outlineOf('שלום 17', 'rubik')).path).toSorted((a, b) => a.minX - b.minX)
  const [one, seven] = contoursOf((await outlineOf('17', 'rubik')).path)
  const [first, second] = number
  expect(second && first && second.x - first.x).toBeCloseTo((seven?.x ?? 0) - (one?.x ?? 0), 2)
})

test('digits within an Arabic word read from the left', async () => {
  const [one, two] = contoursOf((await outlineOf('۱۲', 'cairo')).path)
  const [first, second, alef] = contoursOf((await outlineOf('ا۱۲', 'cairo')).path).toSorted(
    (a, b) => a.x - b.x,
  )
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo((two?.x ?? 0) - (one?.x ?? 0), 2)
  expect(alef?.maxX).toBeGreaterThan(second?.maxX ?? Infinity)
})

test('a space is that of the word before it', async () => {
  // Anton has a space of its own, and no Cyrillic letters.
  expect(await outlineOf('Привет мир', 'anton')).toEqual(
    await outlineOf('Привет мир', 'rubik', { weight: 700 }),
  )
})

test('letters that are spaced are not one', async () => {
  const [close, spaced] = await Promise.all(
    [0, 0.5].map((letterSpacing) => outlineOf('fi', 'lora', { letterSpacing })),
  )
  expect([contoursOf(close?.path ?? '').length, contoursOf(spaced?.path ?? '').length]).toEqual([1, 3])
  // A sign that keeps letters apart takes no room.
  const apart = await outlineOf('f\u200ci', 'lora', { letterSpacing: 0.5 })
  expect(apart.path).toBe(spaced?.path)
})

test('a family without a script has another one stand in, and bold stays bold', async () => {
  const [anton, rubik, bold] = await Promise.all([
    outlineOf('Привет', 'anton'),
    outlineOf('Привет', 'rubik'),
    outlineOf('Привет', 'rubik', { weight: 700 }),
  ])
  expect(anton).toEqual(bold)
  expect(anton).not.toEqual(rubik)
  expect(await outlineOf('Ἀθήνα', 'outfit')).toEqual(await outlineOf('Ἀθήνα', 'noto-sans'))
})

test('a letter that its file leaves out comes from another family', async () => {
  // Lilita One has few accents.
  const { missing, path } = await outlineOf('ẞ', 'lilita-one')
  expect(missing).toEqual([])
  expect(path).toBe((await outlineOf('ẞ', 'noto-sans', { weight: 700 })).path)
})

test('an Arabic word is drawn by one family whole', async () => {
  // Rubik lacks this mark, so Cairo draws the letters below it too.
  const [text, word] = ['محمد\u0658', 'محمد']
  expect(await outlineOf(text, 'rubik')).toEqual(await outlineOf(text, 'cairo'))
  expect(await outlineOf(word, 'rubik')).not.toEqual(await outlineOf(word, 'cairo'))
})

test('accents stay on their letter, composed or not', async () => {
  // Archivo Black has the composed letter alone.
  expect(await outlineOf('Volca\u0301n', 'archivo-black')).toEqual(await outlineOf('Volcán', 'archivo-black'))
  // There is no single character for this one.
  const { path, missing } = await outlineOf('x\u0301', 'anton', { arcDeg: 90, letterSpacing: 0.5 })
  expect(missing).toEqual([])
  const [letter, accent] = contoursOf(path).toSorted((a, b) => b.y - a.y)
  expect(Math.abs((letter?.x ?? 0) - (accent?.x ?? 9))).toBeLessThan(1)
})

test('names what no font of ours has, and draws the rest', async () => {
  const { missing, path } = await outlineOf('Go 👋🏽 team 🎉 👋 👨‍👩‍👧 🇲🇽 1️⃣\t漢 \r!', 'anton')
  expect(missing).toEqual(['👋🏽', '🎉', '👋', '👨‍👩‍👧', '🇲🇽', '1️⃣', '\t', '漢', '\r'])
  expect(contoursOf(path).length).toBe(contoursOf((await outlineOf('Go team!', 'anton')).path).length)
  expect(await outlineOf('🎉', 'anton')).toMatchObject({ path: '', box: { widthMm: 0, heightMm: 0 } })
  expect(await outlineOf(' \n ', 'anton')).toMatchObject({ path: '', missing: [] })
})

test('directions and joiners are no letters', async () => {
  expect(await outlineOf('\u200fA\u200bB\u2060\ufe0f', 'anton')).toMatchObject({ missing: [] })
})

test('reads each file once, and again after a failure', async () => {
  const reads: string[] = []
  let offline = true
  const own = await loadShaper(async (file) => {
    reads.push(file)
    if (offline) throw new Error('offline')
    return readFont(file)
  })
  await expect(own.outlineText(aText())).rejects.toThrow('offline')
  offline = false
  await own.outlineText(aText())
  await own.outlineText(aText({ text: 'Once more' }))
  expect(reads).toEqual(['anton-latin-400-normal.woff', 'anton-latin-400-normal.woff'])
})
