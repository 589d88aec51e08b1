import { DAYS, FORMER_DAYS, TIMES, nothing, type Rows } from './shared.ts'

/** Of staff. */
export const STOCK_AND_MONEY_ADMIN = {
  get_operations_dashboard: nothing,
  get_metrics: () => ({ query: DAYS }),

  list_inventory_items: async (shop) => ({
    query: {
      limit: '10',
      cursor: (await shop.anItem()).id,
      kind: 'blank',
      active: 'true',
      low: 'false',
      q: 'tee',
    },
  }),
  create_inventory_item: (shop) => ({
    body: {
      ...{ sku: shop.unique('INK-'), name: 'Ink', kind: 'ink', unit: 'gram', supplier: 'A shop' },
      ...{ reorderPoint: 5, reorderQuantity: 10, unitCost: '4.25', openingQuantity: 7 },
    },
  }),
  get_inventory_item: async (shop) => ({ params: { itemId: (await shop.anItem()).id } }),
  update_inventory_item: async (shop) => {
    const { id, revision } = await shop.anItem()
    const rest = { name: 'Ink', supplier: 'A shop', reorderPoint: 5, reorderQuantity: 10, active: true }
    return { params: { itemId: id }, body: { revision, ...rest } }
  },
  list_inventory_movements: async (shop) => ({
    query: {
      limit: '10',
      cursor: 'mov_01jd3v9k6qf2nt7wz5xr8m0abc',
      itemId: (await shop.anItem()).id,
      type: 'receipt',
      ...{ ...TIMES, ...DAYS },
    },
  }),
  get_inventory_movement: async (shop) => {
    const { id } = await shop.anItem()
    const [movement] = await shop.staff.read<{ id: string }[]>(`/api/admin/inventory-movements?itemId=${id}`)
    return { params: { movementId: movement!.id } }
  },
  create_inventory_movement: async (shop) => ({
    body: {
      ...{ itemId: (await shop.anItem()).id, type: 'adjustment', quantity: 1, reason: 'Found.' },
      occurredAt: shop.now().toISOString(),
    },
  }),
  create_stock_delivery: async (shop) => ({
    body: {
      received: [{ itemId: (await shop.anItem()).id, quantity: 4, unitCost: '2.50' }],
      newItems: [
        {
          sku: `NEW-${crypto.randomUUID().slice(0, 8)}`,
          name: 'A new blank',
          kind: 'blank',
          unit: 'piece',
          reorderPoint: 2,
        },
      ],
      note: 'Delivery note 42.',
    },
  }),
  create_stock_count: async (shop) => ({
    body: { counts: [{ itemId: (await shop.anItem()).id, counted: 4 }], note: 'The top shelf.' },
  }),
  verify_inventory: nothing,

  list_cost_entries: async (shop) => ({
    query: {
      limit: '10',
      cursor: await shop.aCost(),
      ...{ ...DAYS, ...FORMER_DAYS },
      category: 'ink',
      source: 'manual',
      orderId: (await shop.anOrder()).id,
    },
  }),
  get_cost_entry: async (shop) => ({ params: { entryId: await shop.aCost() } }),
  create_cost_entry: async (shop) => ({
    body: {
      ...{
        category: 'ink',
        amountMinor: 100,
        incurredOn: '2026-01-02',
        description: 'Ink',
        supplier: 'A shop',
      },
      ...{ orderId: (await shop.anOrder()).id, inventoryItemId: (await shop.anItem()).id, quantity: 2 },
    },
  }),
  create_cost_entry_reversal: async (shop) => ({
    params: { entryId: await shop.aCost() },
    body: { reason: 'Twice.' },
  }),
} satisfies Rows
