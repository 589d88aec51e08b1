import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { Id, Revision, Timestamp, UpdatedBy, nullable, part, resource } from '../schema.ts'

/** Up to six digits after the point. */
const MAJOR_UNITS = 'Major units of the store currency, as a decimal.'
const COSTS = 'Read as null without the permission `costs:read`.'
const Rate = Type.String({
  pattern: '^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?$',
  description: MAJOR_UNITS,
  examples: ['0.0475'],
})

const material = {
  itemId: nullable({
    ...Id('inventoryItem'),
    description:
      'The stock item that printing takes from, at its average cost. Null: nothing is taken from stock.',
  }),
  unitCost: nullable({
    ...Rate,
    description: `${MAJOR_UNITS} For one unit, when there is no stock item or it has no cost yet. ${COSTS}`,
  }),
}
/**
 * A new shop begins with 8 ml of colour and 12 ml of white for a full square metre, and 30 g of powder. These
 * are orders of magnitude from the trade, not measurements: white is 50 to 70 per cent of the ink
 * (https://www.dtf-france.com/en/blog/how-much-does-a-dtf-print-really-cost-per-garment), and printers,
 * profiles and powders differ by half, so a shop enters its own.
 */
const Use = (description: string) => Type.Number({ minimum: 0, maximum: 1000, multipleOf: 0.01, description })
const Seconds = (description: string) => Type.Integer({ minimum: 0, maximum: 36_000, description })

const settings = {
  revision: Revision,
  film: part(material),
  colourInk: part({
    ...material,
    mlPerM2: Use('Ink for a square metre that one colour covers fully.'),
  }),
  whiteInk: part({ ...material, mlPerM2: Use('White underbase for a square metre that it covers fully.') }),
  powder: part({ ...material, gramsPerM2: Use('Powder for a square metre of ink.') }),
  labour: part({
    costPerHour: nullable({ ...Rate, description: `${MAJOR_UNITS} ${COSTS}` }),
    secondsPerSheet: Seconds('Setting up, printing and curing a sheet, shared by its prints like its film.'),
    secondsPerPrint: Seconds('Cutting, placing, pressing and peeling a print.'),
    secondsPerGarment: Seconds(
      'Taking, checking, folding and packing a garment; booked with the first of its prints, once.',
    ),
  }),
  expectedUtilisationPercent: Type.Number({
    minimum: 1,
    maximum: 100,
    multipleOf: 0.1,
    description: 'How much of the film prints usually fill: for estimates and for prints without a sheet.',
  }),
  expectedCoveragePercent: Type.Number({
    minimum: 0,
    maximum: 300,
    multipleOf: 0.1,
    description:
      'Layers of colour over the inked area, per cent of one full layer: for estimates and for prints that were not measured. White lies under all of it, as one full layer.',
  }),
}

export const ProductionSettingsRequest = resource('ProductionSettingsRequest', settings)
export type ProductionSettingsRequest = Static<typeof ProductionSettingsRequest>

export const ProductionSettingsRecord = resource('ProductionSettingsRecord', {
  ...settings,
  updatedAt: Timestamp,
  updatedBy: UpdatedBy,
})
export type ProductionSettingsRecord = Static<typeof ProductionSettingsRecord>

export const getProductionSettings = operation('GET /api/admin/production-settings', {
  operationId: 'get_production_settings',
  tag: 'Settings',
  summary: 'What printing and pressing take: film, ink, powder and labour',
  success: { status: 200, schema: ProductionSettingsRecord, description: 'All of it.' },
  access: 'settings:read',
})

export const replaceProductionSettings = operation('PUT /api/admin/production-settings', {
  operationId: 'replace_production_settings',
  tag: 'Settings',
  summary: 'Replaces what printing and pressing take, as a whole',
  description:
    'What is printed from now on is costed by it; what was booked stays. Refused with VALIDATION_FAILED when an item is not of the kind and unit: film in millimetres, ink in millilitres, powder in grams.',
  body: ProductionSettingsRequest,
  success: { status: 200, schema: ProductionSettingsRecord, description: 'As it is now.' },
  access: 'settings:write',
})
