import { PlatenError, type Resources } from '@platen/api-client'

interface UploadOptions {
  /** A repeated upload with the same key returns the first answer again. */
  readonly idempotencyKey: string
  /** From 0 to 1, as the bytes leave. */
  readonly onProgress: (share: number) => void
  readonly signal?: AbortSignal
}

/** Retrying is safe. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
}

/**
 * Uploads a file as multipart form data and returns the API's record. Throws `PlatenError`, `ConnectionLost`, or
 * `AbortError` on `signal`. XMLHttpRequest, because `fetch` reports no upload progress.
 */
export function uploadFile<Record>(
  path: string,
  file: File,
  { idempotencyKey, onProgress, signal }: UploadOptions,
): Promise<Record> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.setRequestHeader('idempotency-key', idempotencyKey)
    request.responseType = 'text'
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total)
    }
    request.onload = () => {
      try {
        if (request.status < 300) resolve(JSON.parse(request.responseText) as Record)
        else reject(refusalOf(request))
      } catch {
        reject(new ConnectionLost('The answer could not be read.'))
      }
    }
    request.onerror = () => reject(new ConnectionLost('The connection was lost.'))
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}

function refusalOf(request: XMLHttpRequest): PlatenError {
  const headers = new Headers()
  for (const name of ['x-request-id', 'retry-after']) {
    const value = request.getResponseHeader(name)
    if (value !== null) headers.set(name, value)
  }
  const body = JSON.parse(request.responseText) as Resources['ApiErrorResponse']
  return new PlatenError(new Response(null, { status: request.status, headers }), body)
}
