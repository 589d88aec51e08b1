import { lstatSync, mkdtempSync, readlinkSync, realpathSync, rmSync, symlinkSync, chownSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canEnter, type Account } from './account.ts'
import { makePrivateFolder } from './files.ts'
import type { ClusterLocation } from './location.ts'

/** The shortest limit among the supported systems (macOS); Linux allows 107 bytes. */
const MAX_SOCKET_PATH = 103

/** `<folder>/socket`, or a link there to a temporary folder when the path is too long for a socket. */
export function makeSocketFolder(location: ClusterLocation): string {
  removeSocketFolder(location)
  const folder = socketFolderOf(location)
  if (fits(folder)) {
    makePrivateFolder(folder, location.account)
    return folder
  }
  const elsewhere = makeTemporaryFolder(location.account)
  symlinkSync(elsewhere, folder)
  return elsewhere
}

export function removeSocketFolder(location: ClusterLocation): void {
  const folder = socketFolderOf(location)
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) {
    rmSync(readlinkSync(folder), { recursive: true, force: true })
  }
  rmSync(folder, { recursive: true, force: true })
}

/** `host` is the socket's folder; `localhost` is there only because a URL without a host cannot be parsed. */
export function urlOf(socketFolder: string, database: string, role: string): string {
  return `postgresql://${role}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`
}

export function socketFolderInUse(location: ClusterLocation): string {
  return realpathSync(socketFolderOf(location))
}

function socketFolderOf({ folder }: ClusterLocation): string {
  return join(folder, 'socket')
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= MAX_SOCKET_PATH
}

function makeTemporaryFolder(account: Account): string {
  const parent = [tmpdir(), '/tmp'].find(
    (candidate) => fits(join(candidate, 'platen-XXXXXX')) && canEnter(candidate, account),
  )
  if (parent === undefined) {
    throw new Error(
      'The path of the data folder is too long for a socket, and there is no temporary folder to use instead.',
    )
  }
  const folder = mkdtempSync(join(parent, 'platen-'))
  if (account) chownSync(folder, account.uid, account.gid)
  return folder
}
