import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

export interface Stranger {
  readonly folder: string
  readonly files: readonly string[]
  /** Runs Node with these arguments in the folder and returns its output; throws with it on failure. */
  readonly node: (args: readonly string[], env?: Record<string, string>) => Promise<string>
  readonly leave: () => void
}

export async function aStrangerWithTheClient(): Promise<Stranger> {
  const folder = mkdtempSync(join(tmpdir(), 'platen-stranger-'))
  try {
    const { tarballs, files } = await pack(folder)
    const home = join(folder, 'home')
    mkdirSync(home)
    writeFileSync(
      join(home, 'package.json'),
      JSON.stringify({ name: 'stranger', private: true, type: 'module' }),
    )
    await npm(home, ['install', '--offline', '--no-audit', '--no-fund', ...tarballs])
    return {
      folder: home,
      files,
      node: async (args, env = {}) => {
        const { stdout } = await run(process.execPath, args, {
          cwd: home,
          env: { PATH: process.env.PATH, ...env },
        }).catch((error: unknown) => {
          const { stdout, stderr } = error as { stdout: string; stderr: string }
          throw new Error(`node ${args.join(' ')} failed:\n${stdout}${stderr}`)
        })
        return stdout
      },
      leave: () => rmSync(folder, { recursive: true, force: true }),
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** In a temporary folder, because packing changes the package.json that other tests read at the same time. */
async function pack(folder: string): Promise<{ tarballs: string[]; files: string[] }> {
  const copy = join(folder, 'packages', 'api-client')
  cpSync(join(ROOT, 'packages', 'api-client'), copy, { recursive: true })
  for (const name of ['node_modules', 'scripts']) symlinkSync(join(ROOT, name), join(folder, name))
  const before = readFileSync(join(copy, 'package.json'), 'utf8')

  const packed = packedIn(await npm(folder, ['pack', '--json', copy]))
  if (readFileSync(join(copy, 'package.json'), 'utf8') !== before)
    throw new Error('Packing left its changes in package.json.')
  return {
    tarballs: packed.map(({ filename }) => join(folder, filename)),
    files: (packed[0]?.files ?? []).map(({ path }) => path),
  }
}

interface Packed {
  readonly filename: string
  readonly files: readonly { readonly path: string }[]
}

function packedIn(output: string): Packed[] {
  return Object.values(JSON.parse(output) as Record<string, Packed>)
}

async function npm(cwd: string, args: readonly string[]): Promise<string> {
  const script = process.env.npm_execpath
  const [command, ...first] = script?.endsWith('npm-cli.js') ? [process.execPath, script] : ['npm']
  const { stdout } = await run(command, [...first, ...args], {
    cwd,
    // Drops the settings of the npm that runs the tests.
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))),
  })
  return stdout
}
