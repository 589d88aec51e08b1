import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

/** Undefined: the account of this process. */
export type Account = { readonly uid: number; readonly gid: number } | undefined

const ACCOUNTS_FOR_ROOT = ['postgres', 'nobody']

function runsAsRoot(): boolean {
  return process.getuid?.() === 0
}

/** PostgreSQL refuses to run as root, so root uses an unprivileged account. */
export function accountForNewDatabase(): Account {
  if (!runsAsRoot()) return undefined
  for (const name of ACCOUNTS_FOR_ROOT) {
    const account = findAccount(name)
    if (account) return account
  }
  throw new Error(
    'PostgreSQL cannot run as root, and this machine has neither a "postgres" nor a "nobody" account to run it as. ' +
      'Start the service as a plain user, or set DATABASE_URL to a PostgreSQL server.',
  )
}

/** The owner of the files, because PostgreSQL accepts no other. */
export function accountOfDatabase(dataFolder: string): Account {
  const { uid, gid } = statSync(dataFolder)
  if (runsAsRoot() && uid !== 0) return { uid, gid }
  if (!runsAsRoot() && uid === process.getuid?.()) return undefined
  const remedy = runsAsRoot()
    ? 'PostgreSQL cannot run as root; return the folder to the account that created it (chown -R)'
    : 'Start the service as that user or as root, or set DATA_DIR to another folder'
  throw new Error(`The database in ${dataFolder} belongs to another user (uid ${uid}). ${remedy}.`)
}

/** Tested by entering it, because access lists count too. */
export function canEnter(folder: string, account: Account): boolean {
  return succeedsAs(account, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder])
}

export function succeedsAs(account: Account, command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { ...account, cwd: '/', stdio: 'ignore' }).status === 0
}

function findAccount(name: string): Account {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' })
    return status === 0 ? Number(stdout) : undefined
  })
  return uid === undefined || gid === undefined ? undefined : { uid, gid }
}
