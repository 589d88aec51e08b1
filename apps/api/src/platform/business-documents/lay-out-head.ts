import { fill } from '@platen/messages'
import type { Party } from './business-document.ts'
import type { Logo, Sheet } from './sheet.ts'
import { LEFT, logoGround, paragraphs, RIGHT, TOP, WIDTH } from './page.ts'

const LOGO = { width: 62, height: 20 } as const
const LOGO_EDGE = 3
const TITLE_WIDTH = 84
const GAP = 8
const COLUMN = (WIDTH - 2 * GAP) / 3

/** Logo and title, the accent, and who deals with whom. */
export function layOutHead(sheet: Sheet, logo: Logo | undefined): void {
  const { document, words, measure, palette, styles } = sheet
  if (logo) layOutLogo(sheet, logo)
  else {
    measure
      .lines(document.issuer.name, styles.shop, { width: WIDTH - TITLE_WIDTH - GAP, lines: 2 })
      .forEach((line, at) => sheet.write(line, LEFT, TOP + 7 + at * 8, styles.shop))
  }
  sheet.write(words.title, RIGHT, TOP + 7, measure.fit(words.title, styles.title, TITLE_WIDTH))
  if (document.number !== null)
    sheet.write(document.number, RIGHT, TOP + 14.5, {
      ...styles.figures,
      size: 4.4,
      colour: palette.soft,
      maxWidth: TITLE_WIDTH,
    })

  const rule = TOP + 25
  sheet.rect({ x: LEFT, y: rule, width: WIDTH, height: 0.2 }, palette.rule)
  sheet.rect({ x: LEFT, y: rule - 0.5, width: 24, height: 1.2 }, palette.press)

  const top = rule + 10
  const ends = [
    layOutParty(sheet, words.to, document.recipient, { x: LEFT, y: top }),
    layOutParty(sheet, words.texts.from, document.issuer, { x: LEFT + COLUMN + GAP, y: top }),
    layOutFacts(sheet, { x: LEFT + 2 * (COLUMN + GAP), y: top }),
  ]
  sheet.y = Math.max(...ends) + 8
}

/** As large as the room, never larger than it is at 150 dots per inch. */
function layOutLogo(sheet: Sheet, { widthPx, heightPx }: Logo): void {
  const ground = logoGround(sheet.document.issuer.look)
  const edge = ground === undefined ? 0 : LOGO_EDGE
  const scale = Math.min((LOGO.width - 2 * edge) / widthPx, (LOGO.height - 2 * edge) / heightPx, 25.4 / 150)
  const [width, height] = [widthPx * scale, heightPx * scale]
  if (ground !== undefined)
    sheet.rect({ x: LEFT, y: TOP, width: width + 2 * edge, height: height + 2 * edge }, ground, 1.5)
  sheet.add({ kind: 'logo', x: LEFT + edge, y: TOP + edge, width, height })
}

interface Place {
  readonly x: number
  readonly y: number
}

/** Returns where it ends. */
function layOutParty(sheet: Sheet, caption: string, party: Party, { x, y }: Place): number {
  const { words, measure, styles } = sheet
  sheet.write(caption, x, y, { ...styles.caption, maxWidth: COLUMN })
  let at = y + 5
  for (const line of measure.lines(party.name, styles.strong, { width: COLUMN, lines: 3 })) {
    sheet.write(line, x, at, styles.strong)
    at += 4.6
  }
  const taxId = party.taxId === null ? null : fill(words.texts.taxId, { taxId: party.taxId })
  for (const text of [party.address, taxId])
    for (const line of text === null
      ? []
      : paragraphs(measure, text, styles.soft, { width: COLUMN, lines: 6 })) {
      sheet.write(line, x, at, styles.soft)
      at += 4.3
    }
  return at
}

/** Returns where they end. */
function layOutFacts(sheet: Sheet, { x, y }: Place): number {
  const { document, words, measure, styles } = sheet
  let at = y
  for (const { label, value } of document.facts.map(words.fact)) {
    sheet.write(label, x, at, { ...styles.caption, maxWidth: COLUMN })
    at += 5
    for (const line of measure.lines(value, styles.text, { width: COLUMN, lines: 2 })) {
      sheet.write(line, x, at, styles.text)
      at += 4.4
    }
    at += 1.4
  }
  return at - 1.4
}
