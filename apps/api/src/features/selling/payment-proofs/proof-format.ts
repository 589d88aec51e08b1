export type PictureFormat = 'png' | 'jpeg' | 'webp'
export type ProofFormat = PictureFormat | 'pdf'

/** The first bytes of each format, in Latin-1; a dot stands for any byte. */
const SIGNATURES = {
  png: /^\x89PNG\r\n\x1a\n/,
  jpeg: /^\xff\xd8\xff/,
  webp: /^RIFF.{4}WEBP/s,
  pdf: /^%PDF-/,
} as const satisfies Record<ProofFormat, RegExp>

/** The format of the content, by its first bytes; undefined for any other. The file name does not matter. */
export function proofFormatOf(bytes: Buffer): ProofFormat | undefined {
  const beginning = bytes.toString('latin1', 0, 12)
  return FORMATS.find((format) => SIGNATURES[format].test(beginning))
}

const FORMATS = Object.keys(SIGNATURES) as ProofFormat[]
