import { Button, Dialog, Spinner } from '@platen/ui'

interface LeaveDialogProps {
  /** How many steps could not be sent; undefined while they are being sent. */
  readonly left: number | undefined
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** What was done on the floor goes in the name of who did it: before the sign-out, or after the next sign-in. */
export function LeaveDialog({ left, onStay, onLeave }: LeaveDialogProps) {
  if (left === undefined) {
    return (
      <Dialog title="One moment" onClose={undefined}>
        <p role="status" className="flex items-center gap-3">
          <Spinner /> What you did on the floor is being sent.
        </p>
      </Dialog>
    )
  }
  return (
    <Dialog title={left === 1 ? '1 step is not sent' : `${left} steps are not sent`} onClose={onStay}>
      <p>
        The shop does not know yet what you did on the floor. It stays on this device, and is sent when you
        sign in here again.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onStay}>Stay</Button>
        <Button look="line" onClick={onLeave}>
          Sign out all the same
        </Button>
      </div>
    </Dialog>
  )
}
