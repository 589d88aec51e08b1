import type { Random } from '../../scripts/demo/random.ts'
import { HOSTILE_DOCUMENTS } from './documents.ts'

export interface Form {
  readonly bytes: Buffer
  readonly contentType: string
  readonly what: string
}

const BOUNDARY = '----platen-fuzz'

export function aForm(file: Buffer, fileName: string, field = 'file'): Form {
  return formOf([part(file, `name="${field}"; filename="${fileName}"`)], 'a form')
}

/** A file that is not what it claims, or a malformed form. */
export function anOddForm(picture: Buffer, random: Random): Form {
  const [what, file] = random.pick(Object.entries(FILES))
  const bytes = file(picture, random)
  const name = random.pick(FILE_NAMES)
  const plain = `name="file"; filename="${name}"`
  return random.weighted<Form>([
    [formOf([part(bytes, plain)], `a file ${what}, called ${JSON.stringify(name).slice(0, 30)}`), 6],
    [formOf([part(bytes, plain), part(bytes, plain)], 'two files'), 1],
    [formOf([part(bytes, 'name="file"')], 'a field instead of a file'), 1],
    [formOf([part(bytes, 'name="other"; filename="a.png"')], 'a file in another field'), 1],
    [formOf([part(bytes, 'filename="a.png"')], 'a file without a field'), 1],
    [formOf([part(bytes, plain), part(Buffer.from('1'), 'name="width"')], 'a field beside the file'), 1],
    [formOf([], 'an empty form'), 1],
    [formOf([part(bytes, `name="file"; filename*=UTF-8''%00%ff%0d%0aX: y`)], 'an odd name'), 1],
    [formOf([part(bytes, plain, 'Content-Transfer-Encoding: base64\r\n')], 'an encoding'), 1],
    [formOf([part(bytes, plain, `X-Long: ${'a'.repeat(9000)}\r\n`)], 'a long header'), 1],
    [
      { ...formOf([part(bytes, plain)], 'another boundary'), contentType: 'multipart/form-data; boundary=x' },
      1,
    ],
    [{ ...formOf([part(bytes, plain)], 'no boundary'), contentType: 'multipart/form-data' }, 1],
    [cutOff(formOf([part(bytes, plain)], 'a form that ends early'), random), 1],
  ])
}

const FILES: Readonly<Record<string, (picture: Buffer, random: Random) => Buffer>> = {
  'as it is': (picture) => picture,
  'with nothing in it': () => Buffer.alloc(0),
  'cut off': (picture, random) => picture.subarray(0, random.integer(1, picture.length - 1)),
  'with bytes turned over': (picture, random) => {
    const spoiled = Buffer.from(picture)
    for (let turn = 0; turn < 20; turn += 1)
      spoiled[random.integer(8, picture.length - 1)] = random.integer(0, 255)
    return spoiled
  },
  'with a wrong size in its header': (picture) => {
    const spoiled = Buffer.from(picture)
    spoiled.writeUInt32BE(0x7fffffff, 16)
    spoiled.writeUInt32BE(0x7fffffff, 20)
    return spoiled
  },
  'of noise': (_picture, random) => Buffer.from(Array.from({ length: 500 }, () => random.integer(0, 255))),
  'that is a page': () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  'that is a drawing': () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'),
  'that is a drawing with a script': () =>
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    ),
  'that is a drawing which grows': () =>
    Buffer.from(
      `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(50)}"><!ENTITY b "&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>`,
    ),
  'that is a drawing without a size': () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  'that is a document': () => Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
  'that is an archive': () => Buffer.from('PK\u0003\u0004\u0014\u0000\u0000\u0000', 'latin1'),
  'that is an animation': () => Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;', 'latin1'),
  'that is a TIFF of nothing': () => Buffer.from('II*\u0000\u0008\u0000\u0000\u0000\u0000\u0000', 'latin1'),
  ...HOSTILE_DOCUMENTS,
}

const FILE_NAMES = [
  'logo.png',
  '',
  '.',
  '../../etc/passwd',
  'C:\\\\windows\\\\system.ini',
  'a\\"b.png',
  'ñ שלום 🦜.png',
  '\u202egnp.exe',
  'a\u0000b.png',
  'a\tb.png',
  '=cmd|calc!A1.png',
  `${'x'.repeat(5000)}.png`,
] as const

function part(content: Buffer, disposition: string, more = ''): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n${more}Content-Type: image/png\r\n\r\n`
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')])
}

function formOf(parts: readonly Buffer[], what: string): Form {
  return {
    bytes: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    contentType: `multipart/form-data; boundary=${BOUNDARY}`,
    what,
  }
}

function cutOff(form: Form, random: Random): Form {
  return { ...form, bytes: form.bytes.subarray(0, random.integer(0, form.bytes.length - 1)) }
}
