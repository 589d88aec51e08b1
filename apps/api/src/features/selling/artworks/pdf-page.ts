/**
 * The page of a PDF to print is written behind its end, as a comment that readers of PDF skip. An artwork is its file:
 * nothing else has to be kept or passed on, and each page has a hash and a preview of its own.
 */
const CHOSEN = /\n%Page to print: ([1-9]\d{0,5})\n$/
const LONGEST = 40

export function shownPage(pdf: Buffer): number {
  return Number(CHOSEN.exec(pdf.subarray(-LONGEST).toString('latin1'))?.[1] ?? 1)
}

export function withShownPage(pdf: Buffer, page: number): Buffer {
  const chosen = CHOSEN.exec(pdf.subarray(-LONGEST).toString('latin1'))
  const whole = chosen === null ? pdf : pdf.subarray(0, pdf.length - chosen[0].length)
  return Buffer.concat([whole, Buffer.from(`\n%Page to print: ${page}\n`, 'latin1')])
}
