import type { RehearsalMessage, RehearsalTask } from './rehearse.ts'
import { tryRestore } from './try-restore.ts'

process.once('message', (task: RehearsalTask) => {
  void tryRestore({ ...task, say: (line) => send({ kind: 'said', line }) }).then(
    (restored) => send({ kind: 'restored', restored }),
    (error: unknown) => send({ kind: 'failed', message: messageOf(error) }),
  )
})
// Ctrl-C reaches every process of the terminal; the parent decides when this one ends.
process.on('SIGINT', () => undefined)
// Not killed, so that its database server ends too.
process.on('disconnect', () => process.exit(1))

function send(message: RehearsalMessage): void {
  process.send?.(message)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
