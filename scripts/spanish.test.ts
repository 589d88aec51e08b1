import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const TEXTS = [
  ...globSync('apps/storefront/app/messages/es/*.json', { cwd: ROOT }),
  'packages/formats/src/default-names/es.json',
  ...globSync('apps/api/src/messages/es/*.json', { cwd: ROOT }),
  'apps/console/app/features/back-office/orders/decisions/simple-decision-dialog.tsx',
  'apps/console/app/features/back-office/orders/decisions/request-changes-dialog.tsx',
  'apps/console/app/features/back-office/orders/decisions/refund-dialog.tsx',
  'apps/console/app/features/back-office/orders/page/message-to-customer.ts',
  'apps/console/app/features/back-office/contact-leads/answer-mail.ts',
]
const USTED =
  /\b(ustede?s?|sus? (pedidos?|datos|artes?|diseños?|pagos?|correos?|archivos?)|(contácte|escríba|envíe|díga|cuénte)nos|(haga|elija|escriba|envíe|revise|suba|vuelva|intente) (clic|su|un|una|el|la|a|de|otra|los|las|tu)\b)/iu

test.each(TEXTS)('%s says tú to the customer', (file) => {
  expect(USTED.exec(readFileSync(ROOT + file, 'utf8'))?.[0]).toBeUndefined()
})

test.each(['Contáctenos con su pedido.', 'Elija una talla', 'a usted'])(
  'recognises usted in “%s”',
  (text) => {
    expect(text).toMatch(USTED)
  },
)
