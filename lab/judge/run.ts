// Has the API description judged by programs that nobody tuned for it: Redocly, Spectral with a ruleset of ours, and a
// round trip through two generators, which must accept every example as their own types. Installs them at the first run.
// With `-- --release v0.1.0`, tests of that release judge the service instead.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildApiDescription, OPERATIONS, type Operation } from '@platen/contract'
import { judgeByRelease } from './release.ts'

interface Media {
  readonly example?: unknown
}
interface Described {
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>
}

const TSCONFIG = {
  compilerOptions: {
    ...{ strict: true, noEmit: true, skipLibCheck: true, allowImportingTsExtensions: true, types: [] },
    ...{
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2023', 'dom', 'dom.iterable'],
    },
  },
  include: ['**/*.ts'],
}

const JUDGE = fileURLToPath(new URL('.', import.meta.url))
const description = buildApiDescription()
const paths = description.paths as unknown as Readonly<Record<string, Readonly<Record<string, Described>>>>

const { release } = parseArgs({ options: { release: { type: 'string' } } }).values
if (release === undefined) judgeDescription()
else judgeByRelease(release)

function judgeDescription(): void {
  if (!existsSync(join(JUDGE, 'node_modules/.bin/redocly'))) {
    console.log('Installing the judges from npm into lab/judge: 324 packages.')
    run('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'], JUDGE)
  }

  const folder = mkdtempSync(join(tmpdir(), 'platen-judge-'))
  const check = (program: string, words: readonly string[]) =>
    run(join(JUDGE, 'node_modules/.bin', program), words, folder)
  try {
    const file = join(folder, 'openapi.json')
    writeFileSync(file, JSON.stringify(description))
    console.log('Redocly')
    check('redocly', ['lint', file, '--config', join(JUDGE, 'redocly.yaml'), '--format=stylish'])
    console.log('Spectral')
    check('spectral', ['lint', file, '--ruleset', join(JUDGE, 'spectral.yaml'), '--fail-severity=warn'])
    console.log('openapi-typescript and @hey-api/openapi-ts')
    const generated = join(folder, 'generated')
    mkdirSync(generated)
    check('openapi-typescript', [file, '-o', join(generated, 'one.ts')])
    check('openapi-ts', [
      '-i',
      file,
      '-o',
      join(generated, 'two'),
      '-c',
      '@hey-api/client-fetch',
      '--no-log-file',
    ])
    writeFileSync(join(generated, 'examples.ts'), examplesAsTypes())
    writeFileSync(join(generated, 'tsconfig.json'), JSON.stringify(TSCONFIG))
    check('tsc', ['-p', generated])
    console.log('No judge found anything.')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Every example as a value of the type that each generator made of its schema. */
function examplesAsTypes(): string {
  const lines = OPERATIONS.flatMap((operation) => {
    const { requestBody, responses } = paths[operation.path]![operation.method.toLowerCase()]!
    const answer = responses[operation.success.status]?.content?.['application/json']?.example
    return [
      ...typed(operation, 'request', requestBody?.content['application/json']?.example),
      ...typed(operation, 'answer', answer),
    ]
  })
  return [
    `import type { operations } from './one.ts'`,
    `import type * as two from './two/types.gen.ts'`,
    ...lines,
    '',
  ].join('\n')
}

function typed({ operationId, success }: Operation, what: 'request' | 'answer', example: unknown): string[] {
  if (example === undefined) return []
  const json = JSON.stringify(example)
  const name = operationId.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
  const op = `operations['${operationId}']`
  const types =
    what === 'request'
      ? [`NonNullable<${op}['requestBody']>['content']['application/json']`, `two.${name}Data['body']`]
      : [
          `${op}['responses'][${success.status}]['content']['application/json']`,
          `two.${name}Responses[${success.status}]`,
        ]
  return types.map((type, index) => `export const ${what}${index}${name}: ${type} = ${json}`)
}

function run(program: string, words: readonly string[], cwd: string): void {
  const { status } = spawnSync(program, words, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', SCARF_ANALYTICS: 'false', NO_UPDATE_NOTIFIER: '1' },
  })
  if (status !== 0) throw new Error(`${program} ended with ${status}.`)
}
