/** Why a backup cannot be made or used, for the operator. Any other error is a defect. */
export class BackupRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'BackupRefused'
  }
}

export function toPlainError(error: unknown, folder: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const words = {
    ENOSPC: `The disk of ${folder} is full.`,
    EDQUOT: `This account's disk quota for ${folder} is used up.`,
    EACCES: `This account has no permission to write to ${folder}.`,
    EROFS: `${folder} is on a read-only disk.`,
  }[code]
  return words === undefined
    ? error
    : new BackupRefused(`${words} No backup was made; earlier backups are intact.`, { cause: error })
}

export function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}
