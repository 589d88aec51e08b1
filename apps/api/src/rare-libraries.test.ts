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

const LIST_LOADED = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
  await import(${JSON.stringify(new URL('serve.ts', import.meta.url).href)})
  const { openMailer } = await import(${JSON.stringify(new URL('platform/mail/open-mailer.ts', import.meta.url).href)})
  await openMailer({ smtpUrl: 'smtp://localhost', mailFrom: '', dataDir: '' }, {})
  process.stdout.write(loaded.join('\\n'), () => process.exit())
`

test('starts without the libraries of rare work', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', LIST_LOADED],
    { cwd: fileURLToPath(new URL('.', import.meta.url)) },
  )
  const files = stdout.split('\n')
  const loaded = new Set(files.map(packageOf))
  expect(loaded).toContain('fastify')
  expect(RARE.filter((name) => loaded.has(name))).toEqual([])
  expect(files.filter((file) => file.endsWith('/examples.json'))).toEqual([])
  expect(files.filter((file) => RARE_PACKAGES.test(file))).toEqual([])
})

function packageOf(url: string): string | undefined {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1]
}
