import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Most of their megabytes stay for as long as the process runs, and every start waits for them. */
const RARE = [
  '@hyzyla/pdfium',
  '@neplex/vectorizer',
  '@opentelemetry/sdk-trace',
  'csv-parse',
  'fontkit',
  'hucre',
  'nodemailer',
  'pdfkit',
  'pg-boss',
  'pg-copy-streams',
  's3mini',
  'sharp',
  'yazl',
]

/** Of this repository, which are linked to their sources. */
const RARE_PACKAGES = /\/packages\/(?:layers|shapes)\//

const SERVICE = `
  await import(${JSON.stringify(new URL('serve.ts', import.meta.url).href)})
  const { openMailer } = await import(${JSON.stringify(new URL('platform/mail/open-mailer.ts', import.meta.url).href)})
  await openMailer({ smtpUrl: 'smtp://localhost', mailFrom: '', dataDir: '' }, {})
`
const IMAGE_PROCESS = `
  await import(${JSON.stringify(new URL('features/selling/artworks/sandbox/image-sandbox.process.ts', import.meta.url).href)})
`

test('starts without the libraries of rare work', async () => {
  const files = await filesLoadedBy(SERVICE)
  const loaded = new Set(files.map(packageOf))
  expect(loaded).toContain('fastify')
  expect(RARE.filter((name) => loaded.has(name))).toEqual([])
  expect(files.filter((file) => file.endsWith('/examples.json'))).toEqual([])
  expect(files.filter((file) => RARE_PACKAGES.test(file))).toEqual([])
})

test('opens files of customers without the schemas, whose memory is searched at each collection', async () => {
  const loaded = new Set((await filesLoadedBy(IMAGE_PROCESS)).map(packageOf))
  expect(loaded).toContain('sharp')
  expect(loaded).not.toContain('typebox')
})

async function filesLoadedBy(work: string): Promise<string[]> {
  const program = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
    ${work}
    process.stdout.write(loaded.join('\\n'), () => process.exit())`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
  })
  return stdout.split('\n')
}

function packageOf(url: string): string | undefined {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1]
}
