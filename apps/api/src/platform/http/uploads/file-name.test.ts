import { expect, test } from 'vitest'
import { cleanFileName } from './receive-file.ts'

test.each([
  ['logo.png', 'logo.png'],
  ['Diseño niños ❤️ 👩‍🎨.png', 'Diseño niños ❤️ 👩‍🎨.png'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\Ana\\logo.png', 'logo.png'],
  ['logo\u0000\r\n.png', 'logo.png'],
  ['invoice\u202egnp.exe', 'invoicegnp.exe'],
  ['  logo.png ', 'logo.png'],
  ['e\u0301cu.png', 'écu.png'],
  ['broken \ud800 half.png', 'broken \ufffd half.png'],
  ['..', 'unnamed'],
  ['folder/', 'unnamed'],
  ['', 'unnamed'],
  [undefined, 'unnamed'],
])('shows the file name %j as %j', (given, shown) => {
  expect(cleanFileName(given)).toBe(shown)
})

test('keeps two hundred characters and splits none of them', () => {
  expect(cleanFileName('👕'.repeat(300))).toBe('👕'.repeat(200))
})
