import { setTimeout as sleep } from 'node:timers/promises'
import { OPERATIONS, type Operation } from '@platen/contract'
import sharp from 'sharp'
import type { Incoming, Line, Outgoing } from './line.ts'
import { openRecords, type Records } from './records.ts'
import { aForm } from './uploads.ts'

export type Actor = 'owner' | 'viewer' | 'nobody'

/** One request that succeeded, from which others are made. */
export interface Template {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
}

/** A started service with a record of every kind, and what was asked to make them. */
export interface FuzzShop {
  readonly line: Line
  readonly records: Records
  readonly templates: ReadonlyMap<string, readonly Template[]>
  /** A small one: what is asked is whether it is answered, not how it is looked into. */
  readonly picture: Buffer
  /** The session of somebody of the team; nothing for nobody. */
  sessionOf(actor: Actor): Readonly<Record<string, string>>
  /** Signs somebody in again whose session is over. */
  renew(actor: Actor): Promise<void>
  /** Puts settings and garments back as they were and fills the shelves, so that orders can be placed. */
  tidy(): Promise<void>
}

export interface Credentials {
  readonly email: string
  readonly password: string
}

const VIEWER = { email: 'fuzz-viewer@platen.local', password: 'nine warm shirts on a line' }
const PLENTY = 5000
const MOST_TURNS = 40
const BY_ID = new Map(OPERATIONS.map((operation) => [operation.operationId, operation]))
const DOCUMENTS = [
  ['get_settings', 'replace_settings'],
  ['get_production_settings', 'replace_production_settings'],
  ['get_print_zones', 'replace_print_zones'],
] as const

/** Signs in and makes everything by the interface itself. Throws when a request is refused that must succeed. */
export async function openFuzzShop(line: Line, owner: Credentials): Promise<FuzzShop> {
  const records = openRecords()
  const templates = new Map<string, Template[]>()
  const cookies = new Map<Actor, string>()
  const picture = await aDisc(200)
  const signingIn = new Map<Actor, Promise<void>>()
  let keys = 0

  await signIn('owner', owner)
  const { id: viewerId } = await made<{ id: string }>('create_admin_user', {
    body: { ...VIEWER, name: 'Fuzz', role: 'viewer' },
  })
  await signIn('viewer', VIEWER)
  records.spare(viewerId)

  const blanks = await read<{ id: string }[]>('list_inventory_items', {
    query: { kind: 'blank', limit: '200' },
  })
  const fillShelves = () =>
    made('create_stock_count', {
      body: {
        counts: blanks.slice(0, 100).map(({ id }) => ({ itemId: id, counted: PLENTY })),
        note: 'All of them.',
      },
    })
  await fillShelves()
  await makeOrders()
  await makeTheRest()
  const documents = await readDocuments()
  const garments = await read<{ id: string; variants: object[] }[]>('list_garments')

  return {
    ...{ line, records, templates, picture },
    sessionOf: (actor): Record<string, string> => {
      const cookie = cookies.get(actor)
      return cookie === undefined ? {} : { cookie }
    },
    renew: (actor) => {
      const under = signingIn.get(actor) ?? signIn(actor, actor === 'owner' ? owner : VIEWER)
      signingIn.set(actor, under)
      return under.finally(() => signingIn.delete(actor))
    },
    tidy: async () => {
      for (const [operationId, document] of documents) {
        const { path } = operationOf(operationId)
        await attempt(operationId, { body: { ...document, revision: records.revisionOf(path) ?? 1 } })
      }
      for (const garment of garments) {
        const revision = records.revisionOf(garment.id) ?? 1
        await attempt('replace_garment', {
          params: { garmentId: garment.id },
          body: { ...asSent(garment), revision },
        })
      }
      await fillShelves().catch(() => undefined)
    },
  }

  async function signIn(actor: Actor, { email, password }: Credentials): Promise<void> {
    const reply = await ask({
      method: 'POST',
      target: '/api/admin/login',
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ email, password })),
    })
    if (reply.status !== 200) throw new Error(`${actor} could not sign in: ${reply.body.toString()}`)
    cookies.set(actor, reply.headers['set-cookie']?.split(';')[0] ?? '')
    const { user } = JSON.parse(reply.body.toString()) as { user?: { id: string } }
    if (user) records.spare(user.id)
  }

  /** The shop itself comes again when it is asked to. */
  async function ask(request: Outgoing): Promise<Incoming> {
    for (let turn = 1; ; turn += 1) {
      const reply = await line.send(request)
      if (reply.status !== 503 || turn === MOST_TURNS) return reply
      await sleep(500)
    }
  }

  async function attempt(operationId: string, template: Template): Promise<Incoming> {
    const { method, path, access } = operationOf(operationId)
    const query = template.query ? `?${new URLSearchParams(template.query).toString()}` : ''
    const target = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => template.params?.[name] ?? '') + query
    keys += 1
    const reply = await ask({
      ...{ method, target },
      headers: {
        ...(access === undefined ? {} : { cookie: cookies.get('owner') ?? '' }),
        ...(template.body ? { 'content-type': 'application/json' } : {}),
        'idempotency-key': `fuzz-shop-${keys}`,
      },
      body: template.body && Buffer.from(JSON.stringify(template.body)),
    })
    learnFrom(reply, path)
    return reply
  }

  /** Asks what must succeed, and keeps it as an example. */
  async function made<Answer>(operationId: string, template: Template = {}): Promise<Answer> {
    const reply = await attempt(operationId, template)
    if (reply.status >= 300) throw new Error(`${operationId} was refused: ${reply.body.toString()}`)
    templates.set(operationId, [...(templates.get(operationId) ?? []), template])
    return (isJson(reply) ? JSON.parse(reply.body.toString()) : undefined) as Answer
  }

  function read<Answer>(operationId: string, template: Template = {}): Promise<Answer> {
    return made<Answer>(operationId, template)
  }

  function learnFrom(reply: Incoming, path: string): void {
    if (reply.status < 300 && isJson(reply)) records.learn(JSON.parse(reply.body.toString()), path)
  }

  async function uploaded(operationId: string, file: Buffer, name: string): Promise<string> {
    const form = aForm(file, name)
    const { path } = operationOf(operationId)
    const headers = { 'content-type': form.contentType }
    const reply = await ask({ method: 'POST', target: path, headers, body: form.bytes })
    if (reply.status !== 201) throw new Error(`${operationId} was refused: ${reply.body.toString()}`)
    learnFrom(reply, path)
    const record = JSON.parse(reply.body.toString()) as { id: string; previewUrl?: string }
    if (record.previewUrl) rememberPreview(record.id, record.previewUrl)
    return record.id
  }

  function rememberPreview(artworkId: string, previewUrl: string): void {
    const query = Object.fromEntries(new URL(previewUrl, 'http://shop.example').searchParams)
    templates.set('get_artwork_preview', [
      ...(templates.get('get_artwork_preview') ?? []),
      { params: { artworkId }, query },
    ])
  }

  async function makeOrders(): Promise<void> {
    const sharpArtwork = await uploaded('upload_artwork', await aDisc(2400), 'disc.png')
    const coarse = await uploaded('upload_artwork', await aDisc(1300), 'coarse.png')
    const proofUploadId = await uploaded('upload_payment_proof', await aDisc(200), 'slip.png')
    const order = await draftOrder(sharpArtwork)
    const blurred = await draftOrder(coarse)
    const place = (draft: object) => made<PlacedOrder>('create_storefront_order', { body: draft })
    const decide = (
      operationId: string,
      { id }: { id: string },
      body?: object,
      more: Record<string, string> = {},
    ) => made(operationId, { params: { orderId: id, ...more }, ...(body ? { body } : {}) })
    const pay = (placed: PlacedOrder) =>
      decide('create_order_payment', placed, {
        instructionId: 'cash_studio',
        amountMinor: placed.totals.dueMinor,
      })

    const first = await place(order)
    const trackingToken = first.trackingToken
    await read('get_tracked_order', { params: { trackingToken } })
    const payment = await made<{ id: string }>('submit_payment', {
      params: { trackingToken },
      body: { instructionId: 'bank_main', reference: 'TRX-1', payerName: 'Ana', proofUploadId },
    })
    await read('get_payment_proof', { params: { proofId: proofUploadId } })
    await decide(
      'create_payment_verification',
      first,
      { amountMinor: 100, reference: 'TRX-1' },
      { paymentId: payment.id },
    )
    const second = await place({ ...order, payment: { instructionId: 'bank_main', reference: 'TRX-2' } })
    await decide(
      'create_payment_rejection',
      second,
      { reason: 'No such transfer.' },
      { paymentId: second.payments[0]!.id },
    )
    const third = await place(order)
    await decide('create_order_hold', third, { reason: 'Wait.' })
    await decide('create_order_resumption', third, {})
    await decide('create_order_note', third, { text: 'Seen.\nTwice.' })
    await decide('create_order_cancellation', third, { reason: 'No.' })

    const reviewed = [await place(blurred), await place(blurred), await place(blurred)] as const
    const placementOf = (placed: PlacedOrder) => placed.items[0]!.placements[0]!.id
    await decide('create_artwork_approval', reviewed[0], { placementIds: [placementOf(reviewed[0])] })
    for (const placed of reviewed.slice(1)) {
      await decide('create_artwork_changes_request', placed, {
        placementIds: [placementOf(placed)],
        message: 'Larger.',
      })
    }
    await decide(
      'replace_placement_artwork',
      reviewed[1],
      { artworkId: sharpArtwork },
      { placementId: placementOf(reviewed[1]) },
    )
    await made('replace_order_artwork', {
      params: { trackingToken: reviewed[2].trackingToken },
      body: { placementId: placementOf(reviewed[2]), artworkId: sharpArtwork },
    })
    await read('get_artwork_pixels', { params: { artworkId: sharpArtwork } })

    const paid: PlacedOrder[] = []
    for (let n = 0; n < 8; n += 1) {
      const placed = await place(order)
      await pay(placed)
      paid.push(placed)
    }
    const [made1, made2, made3, ...waiting] = paid as [
      PlacedOrder,
      PlacedOrder,
      PlacedOrder,
      ...PlacedOrder[],
    ]
    for (const placed of [made1, made2, made3]) await produce(placed)
    await decide('create_order_handover', made1, { receivedBy: 'Ana', note: 'At the door.' })
    await decide('create_order_return', made1, { reason: 'Torn.' })
    await decide('create_order_refund', made1, { amountMinor: 100, reason: 'Late.', reference: 'RF-1' })
    await decide('create_failed_handover', made2, { reason: 'Nobody came.' })
    await decide('create_order_readiness', made2, {})
    const { customer, items } = order
    const { revision, promisedBy } = await read<SeenOrder>('get_order', { params: { orderId: second.id } })
    await made('update_order', {
      params: { orderId: second.id },
      body: { revision, customer, neededBy: null, promisedBy, note: 'A gift.' },
    })
    await made('create_order', {
      body: {
        source: 'phone',
        customer,
        items,
        fulfilment: { method: 'pickup' },
        instructionId: 'bank_main',
        note: 'A gift.',
      },
    })
    await makeSheets(waiting)
  }

  async function draftOrder(artworkId: string) {
    const { garments } = await read<Catalog>('get_catalog')
    const { policyVersion } = await read<{ policyVersion: string }>('get_public_config_v1')
    const tee = garments.find(({ kind }) => kind === 'tee')
    const variantId = tee?.colours[0]?.sizes.find(({ size }) => size === 'M')?.variantId ?? ''
    const print = { zoneId: 'full_front', artworkId, widthMm: 200, heightMm: 200 }
    const items = [
      { variantId, quantity: 1, placements: [{ ...print, offsetXMm: 0, offsetYMm: 0, rotationDeg: 0 }] },
    ]
    const { totals } = await made<{ totals: { totalMinor: number } }>('create_quote', {
      body: { items, fulfilment: { method: 'pickup' } },
    })
    return {
      customer: { name: 'Ana Beltrán', email: 'ana@example.com', phone: '+50370005678', locale: 'es' },
      items,
      fulfilment: { method: 'pickup' },
      payment: { instructionId: 'bank_main' },
      expectedTotalMinor: totals.totalMinor,
      acceptedPolicyVersion: policyVersion,
      botToken: '',
    }
  }

  async function jobsOf({ id }: PlacedOrder): Promise<string[]> {
    const jobs = await read<{ id: string }[]>('list_print_jobs', { query: { orderId: id, limit: '10' } })
    return jobs.map((job) => job.id)
  }

  async function produce(order: PlacedOrder): Promise<void> {
    const jobIds = await jobsOf(order)
    for (const to of ['nested', 'printed', 'pressed', 'passed', 'packed']) {
      await made('create_print_job_moves', { body: { jobIds, to } })
    }
  }

  async function makeSheets(orders: readonly PlacedOrder[]): Promise<void> {
    const sheets: Sheet[] = []
    for (const order of orders) {
      const jobIds = await jobsOf(order)
      await read('get_print_job', { params: { jobId: jobIds[0]! } })
      const sheet = await made<Sheet>('create_gang_sheet', { body: { jobIds, seconds: 1 } })
      sheets.push(await made<Sheet>('create_gang_sheet_packing_stop', { params: { sheetId: sheet.id } }))
    }
    const step = (operationId: string, { id, revision }: Sheet, more: object = {}) =>
      made<Sheet>(operationId, { params: { sheetId: id }, body: { revision, ...more } })
    const [printed, laid, voided, packed] = sheets as [Sheet, Sheet, Sheet, Sheet]
    await step('create_gang_sheet_packing', packed, { seconds: 1 })
    await made('create_gang_sheet_packing_stop', { params: { sheetId: packed.id } })
    await step('create_gang_sheet_voiding', voided, { reason: 'Wrong film.' })
    const prints = laid.prints.map(({ jobId, xMm, yMm, turned }) => ({
      jobId,
      xMm,
      yMm,
      turned,
      pinned: true,
    }))
    await step('replace_gang_sheet_layout', laid, { prints })
    const locked = await step('create_gang_sheet_lock', printed)
    await step('create_gang_sheet_export', locked)
    await read('get_job_tickets', { query: { sheetId: printed.id, paper: 'a4' } })
    templates.set('get_gang_sheet_file', [{ params: { sheetId: printed.id, name: 'sheet.png' } }])
    templates.set('create_gang_sheet_printing', [
      { params: { sheetId: printed.id }, body: { revision: 1, filmUsedMm: 400 } },
    ])
    await read('get_gang_sheet', { params: { sheetId: printed.id } })
    await read('list_gang_sheets', { query: { limit: '10', state: 'draft,locked' } })
  }

  async function makeTheRest(): Promise<void> {
    // Yesterday has begun wherever the store lies.
    const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    const thing = {
      sku: 'FUZZ-1',
      name: 'Ink',
      kind: 'ink',
      unit: 'gram',
      reorderPoint: 5,
      unitCost: '4.25',
      openingQuantity: 700,
    }
    const item = await made<Revised>('create_inventory_item', { body: thing })
    await made('update_inventory_item', {
      params: { itemId: item.id },
      body: {
        revision: item.revision,
        name: 'Ink',
        supplier: 'A shop',
        reorderPoint: 5,
        reorderQuantity: 10,
        active: true,
      },
    })
    await read('get_inventory_item', { params: { itemId: item.id } })
    await made('create_inventory_movement', {
      body: { itemId: item.id, type: 'adjustment', quantity: 1, reason: 'Found.' },
    })
    await read('list_inventory_movements', { query: { limit: '10', itemId: item.id } })

    const cost = await made<{ id: string }>('create_cost_entry', {
      body: { category: 'rent', amountMinor: 100, incurredOn: day, description: 'Rent' },
    })
    await made('create_cost_entry_reversal', { params: { entryId: cost.id }, body: { reason: 'Twice.' } })
    await read('list_cost_entries', { query: { limit: '10', from: day, to: day } })

    for (const moves of [[], ['contacted'], ['contacted', 'quoted']]) {
      const lead = await made<{ id: string }>('create_contact_lead', {
        body: {
          channel: 'email',
          name: 'Luis',
          email: 'luis@example.com',
          topic: 'bulk',
          message: 'Forty hoodies?',
          consent: true,
          botToken: '',
        },
      })
      await read('get_contact_lead', { params: { leadId: lead.id } })
      for (const to of moves)
        await made('create_contact_lead_move', { params: { leadId: lead.id }, body: { to } })
    }
    await read('list_contact_leads', { query: { limit: '10', q: 'Luis' } })

    const garment = await made<Revised & { variants: object[] }>('create_garment', {
      body: {
        ...{
          slug: 'fuzz-tee',
          kind: 'tee',
          name: 'Boxy tee',
          description: 'Heavy.',
          fabric: 'cotton',
          basePriceMinor: 1500,
        },
        ...{
          active: true,
          sort: 9,
          variants: [{ colour: 'Red', colourHex: '#ff0000', size: 'M', surchargeMinor: 0, active: true }],
        },
      },
    })
    await made('replace_garment', { params: { garmentId: garment.id }, body: asSent(garment) })
    const hook = { url: 'http://127.0.0.1:9/hook', description: 'Nobody listens', eventTypes: ['order.held'] }
    const endpoint = await made<Revised>('create_webhook_endpoint', { body: hook })
    await made('replace_webhook_endpoint', {
      params: { endpointId: endpoint.id },
      body: { ...hook, revision: endpoint.revision, active: true },
    })
    await made('create_webhook_secret_rotation', {
      params: { endpointId: endpoint.id },
      body: { revision: endpoint.revision + 1 },
    })
    await read('list_webhook_deliveries', { params: { endpointId: endpoint.id }, query: { limit: '10' } })

    const member = await made<{ id: string }>('create_admin_user', {
      body: { email: 'fuzz-member@platen.local', name: 'Ana', role: 'support' },
    })
    const ofMember = { params: { userId: member.id } }
    await made('replace_admin_user_role', { ...ofMember, body: { role: 'finance' } })
    await made('create_admin_user_deactivation', ofMember)
    await made('create_admin_user_activation', ofMember)
    await made('create_admin_user_reset', ofMember)
    await made('create_privacy_export', { body: { email: 'nobody@example.com', phone: '+50370000000' } })
    await made('create_privacy_erasure', { body: { email: 'nobody@example.com', reason: 'Asked for.' } })
    await made('create_audit_log_entry', {
      body: { message: 'Looked at.', entityType: 'order', entityId: 'PL-1', metadata: { shelf: 3 } },
    })
    await read('list_audit_log', { query: { limit: '10' } })
    await read('export_audit_log', { query: { from: '1', to: '5' } })
    await read('list_orders', { query: { limit: '10', q: 'Ana', sort: 'newest', stage: 'awaiting_payment' } })
    await read('export_orders', { query: { method: 'pickup' } })
    await read('get_metrics', { query: { dateFrom: day, dateTo: day } })
    for (const { method, operationId, params, query, success } of OPERATIONS) {
      if (method === 'GET' && !params && !query && success.contentType !== 'text/event-stream')
        await attempt(operationId, {})
    }
  }

  async function readDocuments(): Promise<[string, object][]> {
    const found: [string, object][] = []
    for (const [readIt, replaceIt] of DOCUMENTS) {
      const { updatedAt: _at, updatedBy: _by, ...document } = await read<Record<string, unknown>>(readIt)
      await made(replaceIt, { body: document })
      found.push([replaceIt, document])
    }
    return found
  }
}

interface PlacedOrder {
  readonly id: string
  readonly trackingToken: string
  readonly totals: { readonly dueMinor: number }
  readonly payments: readonly { readonly id: string }[]
  readonly items: readonly { readonly placements: readonly { readonly id: string }[] }[]
}

interface SeenOrder {
  readonly revision: number
  readonly promisedBy: string
}

interface Revised {
  readonly id: string
  readonly revision: number
}

interface Sheet extends Revised {
  readonly prints: readonly { jobId: string; xMm: number; yMm: number; turned: boolean }[]
}

interface Catalog {
  readonly garments: readonly {
    readonly kind: string
    readonly colours: readonly {
      readonly sizes: readonly { readonly size: string; readonly variantId: string }[]
    }[]
  }[]
}

/** A garment as it was read, without what is not sent. */
function asSent({ variants, ...garment }: { variants: object[] }): object {
  const {
    id: _id,
    createdAt: _created,
    updatedAt: _at,
    updatedBy: _by,
    ...rest
  } = garment as Record<string, unknown>
  return { ...rest, variants: variants.map((variant) => ({ ...variant, stock: undefined })) }
}

function operationOf(operationId: string): Operation {
  const operation = BY_ID.get(operationId)
  if (!operation) throw new Error(`The contract has no ${operationId}.`)
  return operation
}

export function isJson({ headers }: Incoming): boolean {
  return headers['content-type']?.startsWith('application/json') ?? false
}

function aDisc(sizePx: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}"><circle cx="50%" cy="50%" r="50%" fill="#e4411e"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
