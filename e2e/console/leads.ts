import { expectData, createPlatenClient } from '@platen/api-client'

/** Requires `BOT_PROTECTION: 'off'`. */
export async function aLead(
  url: string,
  {
    name = 'Ana Beltrán',
    message = 'How much are 40 shirts?',
    email = 'ana@example.com',
    artworkIds = [] as string[],
  } = {},
) {
  return expectData(
    createPlatenClient({ baseUrl: url }).createContactLead({
      body: {
        channel: 'email',
        name,
        email,
        phone: '+50370001234',
        topic: 'quote',
        message,
        artworkIds,
        locale: 'es',
        consent: true,
        botToken: 'not required',
      },
      idempotencyKey: crypto.randomUUID(),
    }),
  )
}
