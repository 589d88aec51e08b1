import { createHash } from 'node:crypto'
import type { Operation } from '@platen/contract'
import type { FastifyRequest } from 'fastify'
import { Refusal, invalidField } from '../refusal.ts'
import { cleanFileName } from './file-name.ts'
import type { UploadPlace } from './upload-room.ts'

/** One file as a client sent it, whole and in memory. Nothing about its content has been checked. */
export interface UploadedFile {
  /** For people to recognise the file by; never part of a path. At most 200 characters. */
  readonly name: string
  readonly bytes: Buffer
  readonly sha256: Buffer
}

/** What a repeated upload is recognised by, in the place of a JSON body. */
export function uploadContent({ name, sha256 }: UploadedFile): string {
  return `${sha256.toString('hex')}\n${name}`
}

export type Upload = NonNullable<Operation['upload']>

/** What the form itself may take beside the file: boundaries and the headers of its one part. */
const FORM_BYTES = 16 * 1024

/** Refuses what can be told before the body is read: another content type, or a length that is too large. */
export function refuseUnfit(request: FastifyRequest, upload: Upload): void {
  if (!request.isMultipart()) throw notAForm()
  if (Number(request.headers['content-length'] ?? 0) > upload.maxBytes + FORM_BYTES) throw tooLarge(upload)
}

/**
 * Reads a multipart form that holds exactly one file, in the field `file`, and nothing else. `onBytes` hears of all
 * that comes over the line, also when it comes to nothing. Refuses with PAYLOAD_TOO_LARGE at the first byte too many,
 * with VALIDATION_FAILED for another form, with BAD_REQUEST when it is cut off or is no form, and with OVERLOADED.
 */
export async function receiveFile(
  request: FastifyRequest,
  upload: Upload,
  place: UploadPlace,
  onBytes: (bytes: number) => void,
): Promise<UploadedFile> {
  const wire = watchWire(request, upload, onBytes)
  try {
    return await Promise.race([readForm(request, upload, place), wire.tooLarge])
  } catch (error) {
    throw toRefusal(error)
  } finally {
    wire.stop()
  }
}

/** The form's parser lets bytes pass that belong to no part. They count too. */
function watchWire(request: FastifyRequest, upload: Upload, onBytes: (bytes: number) => void) {
  const overflow = Promise.withResolvers<never>()
  let received = 0
  const count = (chunk: Buffer) => {
    received += chunk.length
    onBytes(chunk.length)
    if (received > upload.maxBytes + FORM_BYTES) overflow.reject(tooLarge(upload))
  }
  request.raw.on('data', count)
  return { tooLarge: overflow.promise, stop: () => request.raw.off('data', count) }
}

async function readForm(request: FastifyRequest, upload: Upload, place: UploadPlace): Promise<UploadedFile> {
  // Refusing the second part is done here, in words of ours; the parser's own limits stand behind it.
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
      throw invalidField(part.fieldname.slice(0, 100), 'is not a field of this form')
    }
    if (part.type !== 'file') throw invalidField('file', 'must be a file with a file name')
    if (file) throw invalidField('file', 'must be one file, not several')
    file = { name: cleanFileName(part.filename), ...(await collect(part.file, upload, place)) }
  }
  if (!file) throw invalidField('file', 'is required')
  return file
}

async function collect(
  content: AsyncIterable<Buffer>,
  upload: Upload,
  place: UploadPlace,
): Promise<{ bytes: Buffer; sha256: Buffer }> {
  const hash = createHash('sha256')
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of content) {
    size += chunk.length
    if (size > upload.maxBytes) throw tooLarge(upload)
    place.grow(chunk.length)
    hash.update(chunk)
    chunks.push(chunk)
  }
  return { bytes: Buffer.concat(chunks, size), sha256: hash.digest() }
}

/** The parser's own complaints about a form that has too much of something. */
const TOO_MUCH = new Set([
  'FST_PARTS_LIMIT',
  'FST_FILES_LIMIT',
  'FST_FIELDS_LIMIT',
  'FST_PROTO_VIOLATION',
  'FST_INVALID_JSON_FIELD_ERROR',
])

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof Error && 'code' in error && TOO_MUCH.has(String(error.code))) {
    return invalidField('file', 'must be the only field of the form')
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

function tooLarge({ accepts }: Upload): Refusal {
  return new Refusal('PAYLOAD_TOO_LARGE', `The file is too large. Accepted: ${accepts}.`, {
    resolution: 'Make the file smaller and upload it again.',
  })
}
