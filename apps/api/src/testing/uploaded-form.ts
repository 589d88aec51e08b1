import { randomUUID } from 'node:crypto'

interface FormPart {
  readonly name?: string
  /** Null for a plain field. */
  readonly fileName?: string | null
  readonly content: Buffer | string
  readonly contentType?: string
}

export function uploadedForm(...parts: readonly FormPart[]): {
  payload: Buffer
  headers: Record<string, string>
} {
  const boundary = `----form-${randomUUID()}`
  const pieces = parts.flatMap(({ name = 'file', fileName = 'artwork.png', content, contentType }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${fileName === null ? '' : `; filename="${fileName}"`}\r\n`,
    contentType === undefined ? '\r\n' : `Content-Type: ${contentType}\r\n\r\n`,
    content,
    '\r\n',
  ])
  return {
    payload: Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece))),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
