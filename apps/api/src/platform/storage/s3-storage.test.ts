import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { storageKey } from './storage.ts'
import { createStorage } from './create-storage.ts'

/** The test store requires a well-formed signature without verifying it; `npm run check:storage` tries a real store. */

test('stores, returns and removes a file over HTTP with signed requests', async () => {
  const { storage, requests, objects } = await anS3Store()
  const bytes = Buffer.from([0, 1, 2, 253, 254, 255])
  const key = storageKey('artwork', createHash('sha256').update(bytes).digest('hex'))

  expect(await storage.get(key)).toBeUndefined()
  await storage.put(key, bytes, 'image/png')
  expect(objects.get(`/bucket/${key}`)).toEqual({ bytes, contentType: 'image/png' })
  expect(await storage.get(key)).toEqual(bytes)
  await storage.remove(key)
  expect(objects.size).toBe(0)
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET', 'DELETE'])
})

test('uploads and downloads a large file in parts', async () => {
  const { storage, requests, objects } = await anS3Store()
  const bytes = randomBytes(20 * 1024 * 1024 + 5)
  const folder = mkdtempSync(join(tmpdir(), 'platen-local-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const local = join(folder, 'sheet.png')
  writeFileSync(local, bytes)
  const key = storageKey('sheet', createHash('sha256').update(bytes).digest('hex'))

  expect(await storage.open(key)).toBeUndefined()
  requests.length = 0
  await storage.putFile(key, local, 'image/png')
  expect(requests.map(({ method }) => method)).toEqual(['HEAD', 'POST', 'PUT', 'PUT', 'PUT', 'POST'])
  expect(objects.get(`/bucket/${key}`)?.contentType).toBe('image/png')
  requests.length = 0
  await storage.putFile(key, local, 'image/png')
  expect(requests.map(({ method }) => method)).toEqual(['HEAD'])

  requests.length = 0
  const content = await storage.open(key)
  expect(content?.byteSize).toBe(bytes.length)
  expect(Buffer.concat(await content!.body.toArray()).equals(bytes)).toBe(true)
  expect(requests).toHaveLength(3)
})

test('uploads a small file at once, and fails when a file disappears while it is read', async () => {
  const { storage, requests, objects } = await anS3Store()
  const folder = mkdtempSync(join(tmpdir(), 'platen-local-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'small'), 'a list')
  await storage.putFile(KEY, join(folder, 'small'), 'text/csv')
  expect(requests.map(({ method }) => method)).toEqual(['HEAD', 'PUT'])
  const small = await storage.open(KEY)
  expect(Buffer.concat(await small!.body.toArray()).toString()).toBe('a list')

  objects.set(`/bucket/${KEY}`, { bytes: Buffer.alloc(9 * 1024 * 1024), contentType: 'image/png' })
  const large = await storage.open(KEY)
  objects.clear()
  await expect(large!.body.toArray()).rejects.toMatchObject({ code: 'UPSTREAM_FAILED' })
})

test('stores an empty file', async () => {
  const { storage } = await anS3Store()
  await storage.put(KEY, Buffer.alloc(0), 'text/csv')
  expect(await storage.get(KEY)).toEqual(Buffer.alloc(0))
  const content = await storage.open(KEY)
  expect(content?.byteSize).toBe(0)
  expect(await content!.body.toArray()).toEqual([])
})

test('removes a missing file without an error', async () => {
  const { storage, requests } = await anS3Store()
  await storage.remove(KEY)
  expect(requests.map(({ method }) => method)).toEqual(['DELETE'])
})

test('reports a missing bucket as an error instead of a missing file', async () => {
  const { storage, log } = await anS3Store({ path: 'typo' })
  for (const work of ['get', 'open', 'remove'] as const) {
    await expect(storage[work](KEY)).rejects.toMatchObject({ code: 'UPSTREAM_FAILED' })
  }
  expect(log.error).toHaveBeenCalledTimes(3)
})

test("signs the bucket's folder in its encoded form", async () => {
  const { storage, requests } = await anS3Store({ path: "bucket/it's (odd) +1 & ñ%2B~" })
  await storage.put(KEY, Buffer.from('x'), 'text/csv')
  expect(requests[0]?.url).toBe(`/bucket/it%27s%20%28odd%29%20%2B1%20%26%20%C3%B1%2B~/${KEY}`)
})

test('retries once after an error of the store', async () => {
  const stumbling = await anS3Store({ failures: [503] })
  await stumbling.storage.put(KEY, Buffer.from('x'), 'image/png')
  expect(stumbling.requests).toHaveLength(2)

  const broken = await anS3Store({ failures: [500, 500] })
  await expect(broken.storage.put(KEY, Buffer.from('x'), 'image/png')).rejects.toMatchObject({
    code: 'UPSTREAM_FAILED',
    status: 502,
  })
  expect(broken.requests).toHaveLength(2)
  expect(broken.log.error).toHaveBeenCalledOnce()
})

test('retries on a connection that the store has closed', async () => {
  const { storage, objects } = await anS3Store({ failures: ['hang up'] })
  await storage.put(KEY, Buffer.from('x'), 'image/png')
  expect(objects.size).toBe(1)
})

test("does not retry a refusal, and hides the store's message from the customer", async () => {
  const { storage, requests } = await anS3Store({ failures: [403] })
  const refused = storage.get(KEY)
  await expect(refused).rejects.toMatchObject({ code: 'UPSTREAM_FAILED' })
  await expect(refused).rejects.not.toThrow('AccessDenied')
  expect(requests).toHaveLength(1)
})

test('refuses with UPSTREAM_FAILED when the store does not respond', async () => {
  const { storage, stop } = await anS3Store()
  await stop()
  await expect(storage.get(KEY)).rejects.toMatchObject({ code: 'UPSTREAM_FAILED' })
  await expect(storage.put(KEY, Buffer.from('x'), 'image/png')).rejects.toMatchObject({
    code: 'UPSTREAM_FAILED',
  })
  await expect(storage.remove(KEY)).rejects.toMatchObject({ code: 'UPSTREAM_FAILED' })
})

test('sends no request for an invalid key', async () => {
  const { storage, requests } = await anS3Store()
  await expect(storage.get('artwork/../../other-bucket/secret')).rejects.toThrow('not a storage key')
  expect(requests).toHaveLength(0)
})

test.each([
  's3://host/bucket',
  's3://key:xyzzy@host',
  's3://key:xyzzy@host/',
  's3://key@host/bucket',
  's3://key:%zz@host/bucket',
  's3://key:xyzzy@host/bucket?scheme=ftp',
])('refuses the incomplete URL %s at the start without repeating it', (address) => {
  const opening = () => createStorage(address, { error: vi.fn() })
  expect(opening).toThrow('STORAGE_URL must look like')
  expect(opening).not.toThrow('xyzzy')
})

const KEY = storageKey('artwork', '0'.repeat(64))

type Failure = number | 'hang up'

async function anS3Store({ failures = [], path = 'bucket' }: { failures?: Failure[]; path?: string } = {}) {
  const objects = new Map<string, { bytes: Buffer; contentType: string }>()
  const requests: { method: string; url: string }[] = []
  const uploads = new Map<string, { parts: Buffer[]; contentType: string }>()
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  onTestFinished(stop)
  const { port } = server.address() as AddressInfo
  const log = { error: vi.fn() }
  const storage = createStorage(
    `s3://the-key:s%2Fcr%2Bt@127.0.0.1:${port}/${path}?region=eu-west-9&scheme=http`,
    log,
  )
  return { storage, objects, requests, log, stop }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request
    const bytes = await readAll(request)
    requests.push({ method, url })
    const failure = failures.shift()
    if (failure === 'hang up') return void request.socket.destroy()
    if (!isSigned(headers.authorization)) return void response.writeHead(403).end('unsigned')
    if (failure !== undefined)
      return void response.writeHead(failure).end('<Error><Code>AccessDenied</Code></Error>')
    const [path = '', query = ''] = url.split('?')
    const { uploadId, partNumber } = Object.fromEntries(new URLSearchParams(query))
    if (method === 'POST' && uploadId === undefined) {
      const begun = `upload-${uploads.size}`
      uploads.set(begun, { parts: [], contentType: headers['content-type'] ?? '' })
      const answer = `<InitiateMultipartUploadResult><UploadId>${begun}</UploadId></InitiateMultipartUploadResult>`
      return void response.writeHead(200, { 'content-type': 'application/xml' }).end(answer)
    }
    const upload = uploads.get(uploadId ?? '')
    if (upload && method === 'PUT') {
      upload.parts[Number(partNumber)] = bytes
      return void response.writeHead(200, { etag: `"${partNumber}"` }).end()
    }
    if (upload && method === 'POST') {
      objects.set(path, { bytes: Buffer.concat(upload.parts.slice(1)), contentType: upload.contentType })
      const answer = '<CompleteMultipartUploadResult><ETag>"1"</ETag></CompleteMultipartUploadResult>'
      return void response.writeHead(200, { 'content-type': 'application/xml' }).end(answer)
    }
    if (!url.startsWith('/bucket/'))
      return void response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>')
    if (method === 'PUT') {
      objects.set(url, { bytes, contentType: headers['content-type'] ?? '' })
      return void response.writeHead(200, { etag: '"1"' }).end()
    }
    if (method === 'DELETE') return void response.writeHead(objects.delete(url) ? 204 : 404).end()
    const found = objects.get(url)
    if (!found) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    const range = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '')
    if (!range) return void response.writeHead(200, { 'content-type': found.contentType }).end(found.bytes)
    if (Number(range[1]) >= found.bytes.length)
      return void response.writeHead(416).end('<Error><Code>InvalidRange</Code></Error>')
    const part = found.bytes.subarray(Number(range[1]), Number(range[2]) + 1)
    const whole = `bytes ${range[1]}-${Number(range[1]) + part.length - 1}/${found.bytes.length}`
    return void response.writeHead(206, { 'content-range': whole }).end(part)
  }
}

function isSigned(authorization = ''): boolean {
  return /^AWS4-HMAC-SHA256 Credential=the-key\/\d{8}\/eu-west-9\/s3\/aws4_request, ?SignedHeaders=[a-z0-9;-]*host[a-z0-9;-]*, ?Signature=[0-9a-f]{64}$/.test(
    authorization,
  )
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
