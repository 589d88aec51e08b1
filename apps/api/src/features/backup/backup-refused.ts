/** Why a backup cannot be made or used, in words for the operator. Anything else that is thrown is a defect. */
export class BackupRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'BackupRefused'
  }
}

/** A full disk in plain words; anything else as it is. */
export function inPlainWords(error: unknown, folder: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const words = {
    ENOSPC: `The disk of ${folder} is full.`,
    EDQUOT: `This account may not store more in ${folder}.`,
    EACCES: `This account may not write to ${folder}.`,
    EROFS: `${folder} is on a disk that is read-only.`,
  }[code]
  return words === undefined
    ? error
    : new BackupRefused(`${words} No backup was made, and those made before are whole.`, { cause: error })
}

/** Whether an error says that there is no such file or folder. */
export function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}
