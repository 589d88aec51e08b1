import { recoverDatabase, type Settings } from '../embedded-postgres/index.ts'
import type { ArchiveStorage, BaseCopy } from './archive-store.ts'
import { fillFromArchive, findBase, type FetchedLog } from './restore-base.ts'

interface RestoreOptions {
  readonly storage: ArchiveStorage
  readonly dataDir: string
  /** Undefined: everything that was archived. */
  readonly at: Date | undefined
  readonly say?: (line: string) => void
  readonly settings?: Settings
}

export interface RestoredMoment {
  readonly base: BaseCopy
  readonly segments: number
  /** As PostgreSQL writes it, or undefined when nothing was changed since the base copy. */
  readonly lastChange: string | undefined
  /** A file of the log that the archive lacks, although it has later ones: everything since is not restored. */
  readonly gap: string | undefined
}

const LAST_CHANGE = /last completed transaction was at log time (.+)$/
const ENDS_BEFORE = 'recovery ended before configured recovery target was reached'

/** Into a data folder without a database, which stays without one when this fails. */
export async function restoreFromArchive(options: RestoreOptions): Promise<RestoredMoment> {
  const { storage, dataDir, at, settings, say = () => undefined } = options
  const found = await findBase(storage, at)
  say(`base copy of ${found.base.completedAt}`)
  let log: FetchedLog = { segments: 0, gap: undefined }
  let lastChange: string | undefined
  const state = { endsBefore: false }
  try {
    await recoverDatabase({
      dataDir,
      at,
      ...(settings && { settings }),
      fill: async (folder) => {
        log = await fillFromArchive(storage, found, folder)
        say(`${log.segments} files of the log fetched`)
      },
      onLog: (line) => {
        lastChange = LAST_CHANGE.exec(line)?.[1] ?? lastChange
        state.endsBefore ||= line.includes(ENDS_BEFORE)
      },
    })
  } catch (cause) {
    if (!state.endsBefore) throw cause
    throw new Error('The archive ends before that moment. "--at latest" restores all of it.', { cause })
  }
  return { base: found.base, ...log, lastChange }
}
