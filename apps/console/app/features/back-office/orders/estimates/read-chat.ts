/** What a pasted chat says of the person who wrote it. */
export interface ChatContact {
  readonly name?: string
  readonly phone?: string
  readonly email?: string
}

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u
/** Seven digits or more, as people write them. */
const PHONE = /\+?\(?\d[\d\s().\-–]{5,}\d/u
/** `[25/11/26, 10:12:05] Ana Torres: …` and `25/11/26, 10:12 - Ana Torres: …`, as WhatsApp copies messages. */
const COPIED = /^\[?\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? [^\]\-–]*(?:\]| [-–]) ([^:\n]{2,60}): ?/u
/** In the five languages of the shop. */
const INTRODUCTION =
  /(?:\bI am|\bI['’]m|\bmy name is|\bthis is|\bsoy|\bme llamo|\bmi nombre es|\bsou(?: [ao])?|\bme chamo|\bmeu nome é|\bje m['’]appelle|\bje suis|\bmon nom est|\bnama saya|\bsaya) /giu
const NAME = /\p{Lu}[\p{L}'’-]+(?: (?:d[aeo]s? )?\p{Lu}[\p{L}'’-]+){0,3}/uy

export function readChat(text: string): ChatContact {
  const email = EMAIL.exec(text)?.[0]
  const withoutStamps = text.replaceAll(new RegExp(COPIED, 'gmu'), '$1 ')
  const phone = PHONE.exec(email === undefined ? withoutStamps : withoutStamps.replace(email, ''))?.[0]
  const name = nameIn(text)
  return {
    ...(name === undefined ? {} : { name }),
    ...(phone === undefined ? {} : { phone: phone.trim() }),
    ...(email === undefined ? {} : { email }),
  }
}

function nameIn(text: string): string | undefined {
  const sender = COPIED.exec(text)?.[1]?.trim()
  // A number that is in nobody's address book is no name.
  if (sender !== undefined && !/\d{4}/.test(sender)) return sender
  for (const said of text.matchAll(INTRODUCTION)) {
    NAME.lastIndex = said.index + said[0].length
    const name = NAME.exec(text)?.[0]
    if (name !== undefined) return name
  }
  const [first = ''] = text.trim().split('\n')
  return /^\p{Lu}[\p{L}'’.-]+(?: [\p{L}'’.-]+){1,3}$/u.test(first.trim()) ? first.trim() : undefined
}
