import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { accountForNewDatabase, accountOfDatabase, canEnter, type Account } from './account.ts'
import { openSystemFolder, replaceFile } from './files.ts'

/**
 * ```text
 * <folder>/               belongs to the service's account
 *   service.lock
 *   *.conf                rewritten at each start
 *   data/                 PostgreSQL's own files, belong to `account`
 *   socket/               also belongs to `account`; elsewhere when the path is too long for a socket
 * ```
 */
export interface ClusterLocation {
  readonly folder: string
  readonly data: string
  readonly account: Account
}

const NOTE = 'postgres-is-elsewhere.txt'

/** Says that a shop lived in the folder, when nothing else is left of it. */
const SHOP_NOTE = 'this-is-a-platen-shop.txt'

interface LocateOptions {
  /** A restore creates the database of a shop that has lost it. */
  readonly replacesLost?: boolean
}

/** `<dataDir>/postgres` or, when PostgreSQL's account cannot enter the data folder, the system folder. */
export function locateCluster(
  dataDir: string,
  { replacesLost = false }: LocateOptions = {},
): ClusterLocation {
  mkdirSync(dataDir, { recursive: true })
  const home = realpathSync(dataDir)
  const noted = readNote(home)
  if (noted !== undefined && existsSync(join(noted, 'data'))) return existingCluster(noted)

  const inside = join(home, 'postgres')
  if (noted === undefined && existsSync(join(inside, 'data'))) return existingCluster(inside)
  if (!replacesLost) refuseLostDatabase(home, noted ?? inside)
  return newCluster(home, inside)
}

export function hasDatabase(dataDir: string): boolean {
  if (!existsSync(dataDir)) return false
  const home = realpathSync(dataDir)
  return existsSync(join(readNote(home) ?? join(home, 'postgres'), 'data'))
}

/** A new database would hide that the shop's own is lost, and its orders would get the numbers of lost ones. */
function refuseLostDatabase(home: string, expected: string): void {
  // The settings are written when a database is complete, so the leftovers of an interrupted first start are no sign.
  const signs = [
    join(home, SHOP_NOTE),
    join(home, NOTE),
    join(expected, 'postgresql.conf'),
    ...['files', 'mail'].map((name) => join(home, name)).filter(hasFiles),
  ]
  const sign = signs.find((path) => existsSync(path))
  if (sign === undefined) return
  throw new Error(
    [
      `A shop lived in ${home} (${sign} is there), but its database is not in ${expected}.`,
      'Platen does not replace it with an empty one.',
      '- If it is on another disk, mount that disk. If the shop uses a PostgreSQL server, set DATABASE_URL.',
      '- If it is lost, restore it: npm run restore -- --from <the folder of the backups>',
      '- To start a new shop, set DATA_DIR to an empty folder.',
    ].join('\n'),
  )
}

function hasFiles(folder: string): boolean {
  if (!existsSync(folder)) return false
  return readdirSync(folder, { recursive: true, withFileTypes: true }).some((entry) => entry.isFile())
}

const ABOUT_SHOP = [
  'The database of a Platen shop belongs to this folder. When it is missing, Platen does not start here with an empty one.',
  'Restore it (npm run restore), or set DATA_DIR to an empty folder for a new shop.',
  '',
].join('\n')

/** Call it once the database exists. A later change of permissions then never makes a shop start with an empty one. */
export function recordLocation(dataDir: string, { folder }: ClusterLocation): void {
  const home = realpathSync(dataDir)
  if (!existsSync(join(home, SHOP_NOTE))) replaceFile(join(home, SHOP_NOTE), ABOUT_SHOP)
  if (folder === join(home, 'postgres')) return
  const text = [
    'PostgreSQL does not run as root, and the account that it uses cannot enter this folder.',
    'So the database of this data folder is kept elsewhere. Include it when you back up the shop.',
    '',
    `database: ${folder}`,
    `belongs to: ${home}`,
    '',
  ].join('\n')
  replaceFile(join(home, NOTE), text)
}

function existingCluster(folder: string): ClusterLocation {
  const data = join(folder, 'data')
  const account = accountOfDatabase(data)
  if (account && !canEnter(folder, account)) {
    throw new Error(
      `The database in ${data} belongs to uid ${account.uid}, which can no longer enter that folder. ` +
        'Let it enter the folders above (chmod a+x), or move the data folder back to where it was.',
    )
  }
  return { folder, data, account }
}

function newCluster(home: string, inside: string): ClusterLocation {
  const account = accountForNewDatabase()
  const folder = !account || canEnter(home, account) ? inside : join(openSystemFolder(), systemName(home))
  const data = join(folder, 'data')
  if (existsSync(data)) return existingCluster(folder)

  mkdirSync(folder, { recursive: true })
  // The unprivileged account needs to reach its own folders inside.
  chmodSync(folder, account ? 0o711 : 0o700)
  return { folder, data, account }
}

/** A readable name, unique to the data folder: `shop-data-1f0c9a3e`. */
function systemName(home: string): string {
  const words = home
    .split('/')
    .slice(-2)
    .join('-')
    .replaceAll(/[^\w-]/g, '_')
  const hash = createHash('sha256').update(home).digest('hex').slice(0, 8)
  return `${words.slice(-40)}-${hash}`
}

function readNote(home: string): string | undefined {
  const note = join(home, NOTE)
  if (!existsSync(note)) return undefined

  const text = readFileSync(note, 'utf8')
  const folder = /^database: (.+)$/m.exec(text)?.[1]
  const owner = /^belongs to: (.+)$/m.exec(text)?.[1]
  if (folder === undefined || owner === undefined)
    throw new Error(`${note} is damaged: it names no database.`)
  if (owner !== home && existsSync(join(owner, NOTE))) {
    throw new Error(
      `This data folder is a copy of ${owner}, and its database (${folder}) belongs to the original. ` +
        'Set DATA_DIR to the original, or to an empty folder for a new shop.',
    )
  }
  return folder
}
