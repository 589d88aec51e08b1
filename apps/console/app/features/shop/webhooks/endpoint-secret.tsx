import { Button } from '@platen/ui'
import { ShownOnce } from '../../../lib/shown-once.tsx'

export function EndpointSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <>
      <p>
        Every delivery is signed with this secret (Standard Webhooks). Store it in your receiver, so that it
        can verify that deliveries come from your store.
      </p>
      <ShownOnce text={secret} what="the secret" />
      <Button variant="line" onClick={onDone}>
        I have saved it
      </Button>
    </>
  )
}
