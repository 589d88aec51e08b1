import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { handler } from 'altcha-lib/workers/shared'

// The worker that comes with altcha-lib derives its keys with Node's cryptography, which browsers do not have.
handler({ deriveKey })
