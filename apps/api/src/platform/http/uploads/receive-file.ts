import { createHash } from 'node:crypto'
import type { Operation } from '@platen/contract'
import type { FastifyRequest } from 'fastify'
import { invalidField, Refusal } from '../../refusal.ts'
import { type Pace, watchPace } from './body-pace.ts'
import type { UploadSlot } from './upload-capacity.ts'

/** Its content has not been checked. */
export interface UploadedFile {
  /** For display only, never part of a path. At most 200 characters. */
  readonly name: string
  readonly bytes: Buffer
  readonly sha256: Buffer
  /** Whose turn it is when files wait. */
  readonly client: string
}

/** Identifies a repeated upload, instead of a JSON body. The parameters say what becomes of the file, if it has any. */
export function uploadContent({ name, sha256 }: UploadedFile, query?: unknown): string {
  const parameters = query === undefined ? '' : `\n${JSON.stringify(query)}`
  return `${sha256.toString('hex')}\n${name}${parameters}`
}

export type Upload = NonNullable<Operation['upload']>

const FORM_BYTES = 16 * 1024

/** Runs before the body is read. */
export function checkUploadHeaders(request: FastifyRequest, upload: Upload): void {
  if (!request.isMultipart()) throw notAForm()
  if (Number(request.headers['content-length'] ?? 0) > upload.maxBytes + FORM_BYTES) throw tooLarge(upload)
}

/** Calls `onBytes` for all bytes received, also when the upload fails. */
export async function receiveFile(
  request: FastifyRequest,
  upload: Upload,
  { slot, pace }: { readonly slot: UploadSlot; readonly pace: Pace },
  onBytes: (bytes: number) => void,
): Promise<UploadedFile> {
  const received = countReceived(request, upload, pace, onBytes)
  try {
    return await Promise.race([readForm(request, upload, slot), received.refused])
  } catch (error) {
    throw toRefusal(error)
  } finally {
    received.stop()
  }
}

/** Counts on the request itself, because the form parser ignores bytes outside of parts. */
function countReceived(
  request: FastifyRequest,
  upload: Upload,
  pace: Pace,
  onBytes: (bytes: number) => void,
) {
  const { promise: refused, reject } = Promise.withResolvers<never>()
  const watch = watchPace(pace, () => reject(tooSlow()))
  let received = 0
  const count = (chunk: Buffer) => {
    received += chunk.length
    watch.count(chunk.length)
    onBytes(chunk.length)
    if (received > upload.maxBytes + FORM_BYTES) reject(tooLarge(upload))
  }
  request.raw.on('data', count)
  return {
    refused,
    stop: () => {
      watch.stop()
      request.raw.off('data', count)
    },
  }
}

async function readForm(request: FastifyRequest, upload: Upload, slot: UploadSlot): Promise<UploadedFile> {
  // The loop below refuses a second part with a clear message; these limits are a safety net.
  const limits = {
    parts: 4,
    files: 2,
    fields: 2,
    fieldSize: 1024,
    headerSize: 8 * 1024,
    fileSize: upload.maxBytes + 1,
  }
  let file: UploadedFile | undefined
  for await (const part of request.parts({ limits, throwFileSizeLimit: false } as {
    limits: typeof limits
  })) {
    if (part.fieldname !== 'file') {
      throw invalidField(part.fieldname.slice(0, 100), 'is not a field of this form', 'unknown_field')
    }
    if (part.type !== 'file') throw invalidField('file', 'must be a file with a file name', 'not_a_file')
    if (file) throw invalidField('file', 'must be one file, not several', 'not_a_file')
    const content = await collect(part.file, upload, slot)
    file = { name: cleanFileName(part.filename), client: slot.client, ...content }
  }
  if (!file) throw invalidField('file', 'is required', 'required')
  return file
}

async function collect(
  content: AsyncIterable<Buffer>,
  upload: Upload,
  slot: UploadSlot,
): Promise<{ bytes: Buffer; sha256: Buffer }> {
  const hash = createHash('sha256')
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of content) {
    size += chunk.length
    if (size > upload.maxBytes) throw tooLarge(upload)
    slot.grow(chunk.length)
    hash.update(chunk)
    chunks.push(chunk)
  }
  return { bytes: Buffer.concat(chunks, size), sha256: hash.digest() }
}

const FORM_ERRORS = new Set([
  'FST_PARTS_LIMIT',
  'FST_FILES_LIMIT',
  'FST_FIELDS_LIMIT',
  'FST_PROTO_VIOLATION',
  'FST_INVALID_JSON_FIELD_ERROR',
])

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof Error && 'code' in error && FORM_ERRORS.has(String(error.code))) {
    return invalidField('file', 'must be the only field of the form', 'not_a_file')
  }
  return new Refusal('BAD_REQUEST', 'The upload was cut off, or its body is not valid multipart/form-data.', {
    resolution: 'Send the file again.',
  })
}

export function notAForm(): Refusal {
  return new Refusal(
    'UNSUPPORTED_MEDIA_TYPE',
    'The file must be sent as multipart/form-data, in the field `file`.',
  )
}

function tooSlow(): Refusal {
  return new Refusal('BAD_REQUEST', 'The file arrived too slowly.', {
    resolution: 'Upload the file again over a better connection.',
  })
}

function tooLarge({ accepts }: Upload): Refusal {
  return new Refusal('PAYLOAD_TOO_LARGE', `The file is too large. Accepted: ${accepts}.`, {
    resolution: 'Make the file smaller and upload it again.',
  })
}

/** Control characters, line separators and marks that change the text direction. */
const INVISIBLE = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu
const MAX_CHARACTERS = 200

/** For display only: it must never become part of a path. */
export function cleanFileName(given: string | undefined): string {
  const withoutFolders = (given ?? '').toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const visible = withoutFolders.normalize('NFC').replaceAll(INVISIBLE, '').trim()
  if (/^\.*$/.test(visible)) return 'unnamed'
  return Array.from(visible).slice(0, MAX_CHARACTERS).join('').trimEnd()
}
