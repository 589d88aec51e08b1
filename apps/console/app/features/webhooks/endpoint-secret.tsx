import { Button } from '@platen/ui'
import { ShownOnce } from '../../lib/shown-once.tsx'

export function EndpointSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <>
      <p>
        Every delivery is signed with it, as Standard Webhooks says. Put it into the program that listens, so
        that it can tell the shop from anybody else.
      </p>
      <ShownOnce text={secret} what="the secret" />
      <Button look="line" onClick={onDone}>
        I have kept it
      </Button>
    </>
  )
}
