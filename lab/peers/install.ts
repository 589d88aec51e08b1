import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type PeerName = 'vendure' | 'medusa'

const INSTALL_MINUTES = 15
const COMMAND_MINUTES = 10

export function peerFolder(name: PeerName): string {
  return fileURLToPath(new URL(name, import.meta.url))
}

export function versionOf(name: PeerName, packageName: string): string {
  const file = join(peerFolder(name), 'node_modules', packageName, 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

export async function installPeer(name: PeerName): Promise<void> {
  const folder = peerFolder(name)
  const stamp = join(folder, 'node_modules', '.installed')
  const wanted = readFileSync(join(folder, 'package.json'), 'utf8')
  if (readText(stamp) === wanted) return
  console.log(`Installing ${name} from npm into lab/peers/${name}: several minutes and about a gigabyte.`)
  const script = process.env.npm_execpath
  const [command, ...first] = script?.endsWith('npm-cli.js') ? [process.execPath, script] : ['npm']
  await run(
    command,
    [...first, 'install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'],
    {
      cwd: folder,
      minutes: INSTALL_MINUTES,
    },
  )
  writeFileSync(stamp, wanted)
}

export function runInPeer(
  name: PeerName,
  args: readonly string[],
  env: Record<string, string>,
  log: string,
): Promise<void> {
  return run(process.execPath, args, { cwd: peerFolder(name), env, log, minutes: COMMAND_MINUTES })
}

async function run(
  command: string,
  args: readonly string[],
  options: { cwd: string; minutes: number; env?: Record<string, string>; log?: string },
): Promise<void> {
  const output = options.log === undefined ? 'inherit' : openSync(options.log, 'a')
  const child = spawn(command, args, {
    cwd: options.cwd,
    // Drops the settings of an npm that runs this one.
    env: {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))),
      ...options.env,
    },
    stdio: ['ignore', output, output],
    signal: AbortSignal.timeout(options.minutes * 60_000),
  })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code === 0) return
  const said = options.log === undefined ? '' : `\n${readText(options.log).slice(-2000)}`
  throw new Error(`${[command, ...args].join(' ')} ended with ${String(code)}.${said}`)
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
