import { userInfo } from 'node:os'
import { join } from 'node:path'
import { replaceFile } from './files.ts'

export type Settings = Readonly<Record<string, string>>

/** The first superuser, for administration only. */
export const ADMIN = 'platen'
/** What the service and its commands connect as. */
export const ROLE = 'platen_service'
export const DATABASE = 'platen'

const SETTINGS: Settings = {
  max_connections: '100',
  shared_buffers: '128MB',
  // A confirmed order must survive a power failure.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // Compiling a plan costs more than these short queries.
  jit: 'off',
  // The cost model of a solid-state disk.
  random_page_cost: '1.1',
  // PostgreSQL logs to stderr, which the service forwards to its own log.
  logging_collector: 'off',
  log_line_prefix: '',
  log_checkpoints: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
}

/** PostgreSQL keeps its log until the archiver has marked it as done; `platform/database-archive` says how. */
export const LOG_LEFT_TO_US: Settings = { archive_mode: 'on', archive_command: '', archive_timeout: '60s' }

/** Rewritten at each start, so a new version of Platen can change settings; `ALTER SYSTEM` overrides them. */
export function writeSettings(folder: string, socketFolder: string, changes: Settings = {}): string[] {
  const files = {
    config_file: join(folder, 'postgresql.conf'),
    hba_file: join(folder, 'pg_hba.conf'),
    ident_file: join(folder, 'pg_ident.conf'),
  }
  replaceFile(files.config_file, settingsText({ ...SETTINGS, ...changes }))
  // Peer authentication: the kernel identifies the account at the socket, so no password is needed.
  replaceFile(files.hba_file, 'local all all peer map=platen\n')
  const account = quoted(userInfo().username)
  replaceFile(files.ident_file, `platen ${account} ${ADMIN}\nplaten ${account} ${ROLE}\n`)

  // On the command line, where ALTER SYSTEM cannot override them and open the server to the network.
  const fixed = { ...files, listen_addresses: '', unix_socket_directories: quoted(socketFolder) }
  return Object.entries(fixed).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function settingsText(settings: Settings): string {
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`)
  return ['# Written by Platen at each start. Change settings with ALTER SYSTEM instead.', ...lines, ''].join(
    '\n',
  )
}

/** Quotes one entry of a PostgreSQL list, because a folder name may contain a comma. */
function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
