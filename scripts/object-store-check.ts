// Checks that the store in STORAGE_URL does what the shop needs. Run it once with a bucket before the shop uses it.
//
//   STORAGE_URL='s3://key:secret@host/bucket?region=…' npm run check:storage
//
// It works in a temporary folder beside the files of the shop and removes it. Exits with 1 on a failure.
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { inBytes, runCommand, table } from '../apps/api/src/command.ts'
import { readConfig } from '../apps/api/src/config.ts'
import { createStorage } from '../apps/api/src/platform/storage/create-storage.ts'
import { storageKey, type Storage, type StorageLog } from '../apps/api/src/platform/storage/storage.ts'
import { PROMISES, expectThat, type StoreUnderTest } from './object-store/promises.ts'

const HELP = `
  Tests the file store in STORAGE_URL in a new folder and removes it afterwards. Transfers about 200 MB in each direction.

    npm run check:storage

  It ends with 1 when anything is wrong.
`

/** Characters that a folder's name may have and that a signature must encode correctly. */
const ODD_FOLDER = "it's (odd) +1 & ñandú~!"

let complaints: string[] = []
const log: StorageLog = { error: (line: unknown) => void complaints.push(causeOf(line)) }

await runCommand({ help: HELP, failure: () => 'The store was not checked.' }, async () => {
  const { storageUrl } = readConfig(process.env)
  const address = inFolder(storageUrl, `platen-check-${randomUUID()}`)
  process.stdout.write(`\n  Checking ${address.protocol}//${address.host}${address.pathname}\n\n`)
  const store = { storage: createStorage(address.href, log), keys: new Set<string>() }
  if (!(await tryOut('it answers', () => answers(store)))) return 1
  const results: boolean[] = [true]
  for (const [promise, keep] of Object.entries(PROMISES))
    results.push(await tryOut(promise, () => keep(store)))
  results.push(await tryOut('a folder with an odd name', () => oddFolder(address)))
  if (address.protocol === 's3:')
    results.push(await tryOut('a wrong secret is refused', () => wrongSecret(address)))
  results.push(await tryOut('nothing is left behind', () => leaveNothing(address, store)))
  const wrong = results.filter((isKept) => !isKept).length
  process.stdout.write(
    table([
      ['Promises', `${results.length}, ${wrong === 0 ? 'all kept' : `${wrong} not kept`}`],
      ['Memory', `${inBytes(process.memoryUsage().rss)} at the end`],
    ]),
  )
  return wrong === 0 ? 0 : 1
})

async function tryOut(promise: string, work: () => Promise<void>): Promise<boolean> {
  complaints = []
  const began = performance.now()
  const problem = await work().then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  const took = `${Math.round(performance.now() - began)} ms`.padStart(8)
  process.stdout.write(`  ${problem === undefined ? 'ok   ' : 'WRONG'}  ${took}  ${promise}\n`)
  if (problem !== undefined) {
    const said = [...new Set(complaints)].slice(0, 3).map((line) => line.slice(0, 400))
    for (const line of [problem, ...said]) process.stdout.write(`                    ${line}\n`)
  }
  return problem === undefined
}

/** With a wrong address, bucket or key, all else would fail for the same reason. */
async function answers({ storage }: StoreUnderTest): Promise<void> {
  await storage.get(storageKey('artwork', 'c'.repeat(64)))
}

async function oddFolder(address: URL): Promise<void> {
  const storage = createStorage(inFolder(address.href, ODD_FOLDER).href, log)
  const key = storageKey('artwork', 'a'.repeat(64))
  const bytes = Buffer.from('odd')
  await storage.put(key, bytes, 'application/octet-stream')
  try {
    const back = await storage.get(key)
    expectThat(back?.equals(bytes) === true, 'its file came back as something else')
  } finally {
    await storage.remove(key)
  }
  expectThat((await storage.get(key)) === undefined, 'its file is still found')
}

/** A store that ignores the secret would expose the files to everyone. */
async function wrongSecret(address: URL): Promise<void> {
  const wrong = new URL(address)
  wrong.password = `${address.password}x`
  const storage = createStorage(wrong.href, log)
  const key = storageKey('artwork', 'b'.repeat(64))
  const isRefused = async (work: Promise<unknown>) =>
    work.then(
      () => false,
      () => true,
    )
  const put = await isRefused(storage.put(key, Buffer.from('x'), 'application/octet-stream'))
  if (!put) await storage.remove(key)
  expectThat(put, 'a file was put with a wrong secret')
  expectThat(await isRefused(storage.get(key)), 'a file was served to a request with a wrong secret')
  expectThat(
    complaints.some((line) => /40[13]/.test(line)),
    'the log does not say why',
  )
}

async function leaveNothing(address: URL, { storage, keys }: StoreUnderTest): Promise<void> {
  const left = await removeAll(storage, keys)
  if (address.protocol === 'file:') await rm(fileURLToPath(address), { recursive: true })
  expectThat(left === 0, `${left} files could not be removed from ${address.pathname}`)
}

async function removeAll(storage: Storage, keys: ReadonlySet<string>): Promise<number> {
  let left = 0
  for (const key of keys) {
    const isGone = await storage
      .remove(key)
      .then(() => storage.open(key))
      .then(
        (found) => found === undefined,
        () => false,
      )
    if (!isGone) left += 1
  }
  return left
}

function inFolder(storageUrl: string, folder: string): URL {
  const url = new URL(storageUrl)
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${encodeURIComponent(folder)}`
  return url
}

function causeOf(line: unknown): string {
  if (typeof line !== 'object' || line === null || !('err' in line)) return String(line)
  return line.err instanceof Error ? line.err.message : String(line.err)
}
