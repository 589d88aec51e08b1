// Runs before `npm start` and `npm test`, on whatever Node the machine has (20 or later), before anything is installed:
// hence plain JavaScript with nothing but Node's own modules. When all is in place it costs a few milliseconds.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const MODULES = join(ROOT, 'node_modules')
const STAMP = join(MODULES, '.platen-installed')
const PINNED_NODE = join(MODULES, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
const OLDEST_NODE = 24

const PURPOSES = { start: 'npm start', test: 'npm test' }

const purpose = PURPOSES[process.argv[2]]
if (!purpose) fail('Usage: node scripts/prepare.js start|test')

const fingerprint = fingerprintOfLockfile()
if (readText(STAMP) !== fingerprint || !existsSync(PINNED_NODE)) {
  if (!isInstalled()) install()
  refuseWithoutRuntime()
  writeStamp()
}

/** Changes when other packages are wanted, or when the folder was copied to another kind of machine. */
function fingerprintOfLockfile() {
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', 'package.json']) hash.update(readFileSync(join(ROOT, file)))
  return `${process.platform}-${process.arch} ${hash.digest('hex')}\n`
}

/** Whether npm's own record of what it installed has everything that the lockfile names, so `npm install` counts too. */
function isInstalled() {
  const wanted = packagesIn(join(ROOT, 'package-lock.json'))
  const installed = packagesIn(join(MODULES, '.package-lock.json'))
  if (!wanted || !installed || !stampIsFromThisPlatform()) return false
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    if (!path.includes('node_modules/')) return true
    const found = installed[path]
    return found ? found.version === version && found.integrity === integrity : optional === true
  })
}

function stampIsFromThisPlatform() {
  const stamp = readText(STAMP)
  return stamp === undefined || stamp.startsWith(`${process.platform}-${process.arch} `)
}

function packagesIn(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages
  } catch {
    return undefined
  }
}

function install() {
  console.log(
    'Platen: installing the packages of package-lock.json (npm ci). The first time takes a minute or two.',
  )
  const [command, ...args] = npmCommand()
  const { status, error } = spawnSync(
    command,
    [...args, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' },
  )
  if (status === 0) return
  fail(
    `npm could not install the packages${error ? ` (${error.message})` : ''}; its own words are above.`,
    'Check that the npm registry can be reached and that you may write to this folder, then run',
    '  npm ci',
    `and, when that succeeds, ${purpose} again.`,
  )
}

/** The npm that called this script; else the one on the path. */
function npmCommand() {
  const script = process.env.npm_execpath
  return script && script.endsWith('.js') ? [process.execPath, script] : ['npm']
}

/** A machine's own Node will do when it is new enough; the pinned one comes first on the path of every npm script. */
function refuseWithoutRuntime() {
  const found = existsSync(PINNED_NODE) ? versionOf(PINNED_NODE) : undefined
  if (majorOf(found) >= OLDEST_NODE) return
  if (!found && majorOf(process.version) >= OLDEST_NODE) return
  fail(
    `Platen runs on Node ${OLDEST_NODE}, which npm installs with it, but node_modules/.bin/node is ${found ?? 'missing or does not run'}`,
    `and this machine has ${process.version}. Most likely npm is configured to skip install scripts or packages. Run`,
    '  npm ci --ignore-scripts=false --include=dev --include=optional',
    `and then ${purpose} again; or install Node ${OLDEST_NODE} yourself from https://nodejs.org.`,
  )
}

function versionOf(node) {
  const { status, stdout } = spawnSync(node, ['--version'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return status === 0 ? stdout.trim() : undefined
}

function majorOf(version) {
  return Number.parseInt((version ?? 'v0').slice(1), 10)
}

function writeStamp() {
  try {
    writeFileSync(STAMP, fingerprint)
  } catch {
    // The packages belong to somebody else, which is fine; the next start only compares again.
  }
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function fail(...lines) {
  console.error(['', ...lines, ''].join('\n'))
  process.exit(1)
}
