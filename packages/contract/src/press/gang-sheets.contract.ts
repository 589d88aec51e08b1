import Type, { type Static } from 'typebox'
import { SHEET_ACTION_OPERATIONS, actionsInWords } from '../actions.ts'
import { ITEM_KINDS } from '../selling/orders.contract.ts'
import { operation } from '../operation.ts'
import {
  ActionRecords,
  Actor,
  AnyMm,
  Day,
  Id,
  LengthMm,
  Line,
  MoneyMinor,
  Revision,
  Slug,
  Timestamp,
  TrimRecord,
  nullable,
  oneOf,
  pageQuery,
  part,
  resource,
} from '../schema.ts'

export const SHEET_STATES = ['draft', 'locked', 'exported', 'printed', 'voided'] as const
export type GangSheetState = (typeof SHEET_STATES)[number]

export const SHEET_ACTIONS = ['pack', 'change', 'lock', 'export', 'print', 'void'] as const
export type GangSheetAction = (typeof SHEET_ACTIONS)[number]

export const SHEET_FILES = [
  'sheet.png',
  'sheet.pdf',
  'sheet.tif',
  'white.png',
  'labels.pdf',
  'manifest.csv',
  'manifest.json',
  'sheet.zip',
] as const
export type GangSheetFileName = (typeof SHEET_FILES)[number]

/** Why an export failed. The console has words for each. */
export const EXPORT_PROBLEMS = [
  'artwork_unreadable',
  'artwork_missing',
  'storage_unavailable',
  'customer_erased',
  'interrupted',
  'unknown',
] as const

export const PACKING_SECONDS = { default: 5, maximum: 120 } as const
export const MAX_SHEET_PRINTS = 1000

const Count = Type.Integer({ minimum: 0 })
const Percent = Type.Number({ description: 'Per cent, one decimal.' })
/** x runs across from the left edge of the film, y along from the beginning of the sheet. */
const FilmMm = Type.Number({
  minimum: 0,
  maximum: 99_999,
  multipleOf: 0.1,
  description:
    'Millimetres on the film: x across from its left edge, y along from the beginning of the sheet.',
})

const sheetFields = {
  id: Id('gangSheet'),
  number: Type.String({ examples: ['GS-000042'] }),
  state: oneOf(SHEET_STATES),
  stateSince: Timestamp,
  film: part({
    widthMm: AnyMm,
    sideMarginMm: AnyMm,
    leadMm: AnyMm,
    tailMm: Type.Optional(AnyMm),
    gapMm: AnyMm,
    maxLengthMm: AnyMm,
    allowRotation: Type.Boolean(),
  }),
  lengthMm: { ...AnyMm, description: 'Film that the sheet takes, lead and tail included.' },
  boundMm: { ...AnyMm, description: 'The lower bound: no sheet with these prints can be shorter.' },
  utilisationPercent: { ...Percent, description: 'Area of the prints in per cent of the film.' },
  jobs: Count,
  orders: Count,
  fabrics: Type.Array(Slug(), { description: 'Of the garments; `film` for film without a garment.' }),
  promisedBy: nullable({ ...Day, description: 'The earliest promised day among its orders.' }),
  packing: nullable(
    Type.Object(
      { startedAt: Timestamp, until: Timestamp },
      { additionalProperties: false, description: 'Present while a shorter layout is being searched for.' },
    ),
  ),
  export: nullable(
    part({
      state: oneOf(['running', 'done', 'failed']),
      progressPercent: Type.Integer({ minimum: 0, maximum: 100 }),
      startedAt: Timestamp,
      finishedAt: nullable(Timestamp),
      problem: nullable(
        part({
          code: oneOf(EXPORT_PROBLEMS),
          name: nullable(
            Type.String({
              description:
                'The file of `artwork_unreadable`, or the number of the order of `artwork_missing`.',
            }),
          ),
        }),
      ),
      message: nullable(
        Type.String({ description: 'The same as an English sentence, and what to do about it.' }),
      ),
      files: Type.Array(part({ name: oneOf(SHEET_FILES), byteSize: Type.Integer() })),
    }),
  ),
  costMinor: nullable({
    ...MoneyMinor,
    description:
      'Film, ink and powder and labour of the sheet, once it is printed or its film was spoiled. Null without the permission `costs:read`.',
  }),
  voidReason: nullable(Type.String()),
  createdBy: Actor,
  createdAt: Timestamp,
  revision: Revision,
  actions: ActionRecords,
  allowedActions: Type.Array(oneOf(SHEET_ACTIONS), {
    description: `What the reader may do now: ${actionsInWords(SHEET_ACTION_OPERATIONS)}.`,
  }),
}

export const GangSheetRecord = resource('GangSheetRecord', sheetFields)
export type GangSheetRecord = Static<typeof GangSheetRecord>

export const GangSheetDetail = resource('GangSheetDetail', {
  ...sheetFields,
  prints: Type.Array(
    part({
      jobId: Id('printJob'),
      jobState: Type.String({ description: 'The state of the print job.' }),
      orderId: Id('order'),
      orderNumber: Type.String(),
      unit: Type.Integer({ minimum: 1 }),
      garmentName: Type.String(),
      colour: Type.String(),
      size: Type.String(),
      kind: oneOf(ITEM_KINDS, { description: 'A sheet is all of its prints together.' }),
      zoneId: Type.String({ description: '`transfer` or `sheet` for film without a garment.' }),
      fabric: Slug(),
      promisedBy: Day,
      artwork: part({ id: Id('artwork'), fileName: Type.String(), previewUrl: Type.String() }),
      widthMm: { ...AnyMm, description: 'On film, without the empty border, before the turn.' },
      heightMm: AnyMm,
      trim: TrimRecord,
      pieces: {
        ...nullable(
          Type.Array(
            part({
              widthMm: AnyMm,
              heightMm: AnyMm,
              trim: TrimRecord,
              xMm: { ...AnyMm, description: 'From the left side of the sheet as it lies here.' },
              yMm: { ...AnyMm, description: 'From the beginning of the sheet as it lies here.' },
              turned: Type.Boolean({ description: 'Turned by a quarter clockwise.' }),
              previewUrl: Type.String(),
            }),
          ),
        ),
        description: 'The prints of a sheet that the customer laid out; null for everything else.',
      },
      xMm: FilmMm,
      yMm: FilmMm,
      turned: Type.Boolean({ description: 'Turned by a quarter clockwise, to lie across the film.' }),
      pinned: Type.Boolean({ description: 'Whether it was placed by hand; packing does not move it.' }),
    }),
    { description: 'From the beginning of the sheet.' },
  ),
  tooLarge: Type.Array(
    part({
      jobId: Id('printJob'),
      orderNumber: Type.String(),
      message: Type.String(),
      widthMm: AnyMm,
      heightMm: AnyMm,
      holds: Type.Object(
        { acrossMm: AnyMm, alongMm: AnyMm },
        { additionalProperties: false, description: 'The largest print that the film holds.' },
      ),
    }),
    {
      description: 'In the answer to the creation: prints of the queue that this film cannot hold.',
    },
  ),
})
export type GangSheetDetail = Static<typeof GangSheetDetail>

const Seconds = Type.Integer({
  minimum: 1,
  maximum: PACKING_SECONDS.maximum,
  default: PACKING_SECONDS.default,
  description: 'How long to search for a shorter layout, in seconds.',
})

export const GangSheetCreateRequest = resource('GangSheetCreateRequest', {
  jobIds: Type.Optional(
    Type.Array(Id('printJob'), {
      minItems: 1,
      maxItems: MAX_SHEET_PRINTS,
      uniqueItems: true,
      description:
        'These queued jobs. Left out: the queue, the earliest promise first, as far as the film goes.',
    }),
  ),
  dueTo: Type.Optional({ ...Day, description: 'Of the queue: promised by this day or earlier.' }),
  fabrics: Type.Optional(
    Type.Array(Slug(), {
      minItems: 1,
      maxItems: 60,
      uniqueItems: true,
      description: 'Of the queue: for these.',
    }),
  ),
  seconds: Type.Optional(Seconds),
})
export type GangSheetCreateRequest = Static<typeof GangSheetCreateRequest>

export const GangSheetPackingRequest = resource('GangSheetPackingRequest', {
  revision: Revision,
  seconds: Type.Optional(Seconds),
})
export type GangSheetPackingRequest = Static<typeof GangSheetPackingRequest>

export const GangSheetLayoutRequest = resource('GangSheetLayoutRequest', {
  revision: Revision,
  prints: Type.Array(
    part({
      jobId: Id('printJob'),
      xMm: FilmMm,
      yMm: FilmMm,
      turned: Type.Boolean(),
      pinned: Type.Boolean(),
    }),
    { minItems: 1, maxItems: MAX_SHEET_PRINTS },
  ),
})
export type GangSheetLayoutRequest = Static<typeof GangSheetLayoutRequest>

export const GangSheetStepRequest = resource('GangSheetStepRequest', { revision: Revision })
export type GangSheetStepRequest = Static<typeof GangSheetStepRequest>

export const GangSheetPrintingRequest = resource('GangSheetPrintingRequest', {
  revision: Revision,
  filmUsedMm: Type.Optional({
    ...LengthMm,
    maximum: 99_999,
    description:
      'Film that came off the roll, when it was more than the sheet: the rest is waste of the sheet.',
  }),
})
export type GangSheetPrintingRequest = Static<typeof GangSheetPrintingRequest>

export const GangSheetVoidingRequest = resource('GangSheetVoidingRequest', {
  revision: Revision,
  reason: Line(300),
  filmUsedMm: Type.Optional({
    ...LengthMm,
    maximum: 99_999,
    description:
      'Of an exported sheet: film that came off the printer all the same, and was spoiled. It leaves the stock as waste, and its cost is the shop’s.',
  }),
})
export type GangSheetVoidingRequest = Static<typeof GangSheetVoidingRequest>

const sheet = { params: part({ sheetId: Id('gangSheet') }), tag: 'Production' } as const
const changed = { status: 201, schema: GangSheetDetail, description: 'The updated sheet.' } as const

export const listGangSheets = operation('GET /api/admin/gang-sheets', {
  operationId: 'list_gang_sheets',
  tag: 'Production',
  summary: 'Gang sheets, newest first',
  query: part({
    ...pageQuery('gangSheet'),
    state: Type.Optional(
      Type.String({
        pattern: `^(${SHEET_STATES.join('|')})(,(${SHEET_STATES.join('|')}))*$`,
        maxLength: 80,
        description: 'One state, or several separated by commas.',
        examples: ['draft,locked'],
      }),
    ),
  }),
  success: { status: 200, schema: Type.Array(GangSheetRecord), description: 'One page.' },
  access: 'production:read',
})

export const createGangSheet = operation('POST /api/admin/gang-sheets', {
  operationId: 'create_gang_sheet',
  tag: 'Production',
  summary: 'Suggests a sheet from the queue and starts packing it',
  description:
    'The prints that fit move from `queued` to `nested`. Packing continues in the background, as `packing` shows, and each better layout is saved as a new revision. Refused with INVALID_TRANSITION if no waiting print fits the film.',
  body: GangSheetCreateRequest,
  success: { status: 201, schema: GangSheetDetail, description: 'The sheet, with its first layout.' },
  idempotent: true,
  access: 'production:write',
})

export const getGangSheet = operation('GET /api/admin/gang-sheets/{sheetId}', {
  ...sheet,
  operationId: 'get_gang_sheet',
  summary: 'One sheet with the position of every print',
  success: { status: 200, schema: GangSheetDetail, description: 'The sheet.' },
  access: 'production:read',
})

export const createGangSheetPacking = operation('POST /api/admin/gang-sheets/{sheetId}/packing', {
  ...sheet,
  operationId: 'create_gang_sheet_packing',
  summary: 'Looks for a shorter layout around the pinned prints',
  body: GangSheetPackingRequest,
  success: changed,
  idempotent: true,
  access: 'production:write',
})

export const createGangSheetPackingStop = operation('POST /api/admin/gang-sheets/{sheetId}/packing-stop', {
  ...sheet,
  operationId: 'create_gang_sheet_packing_stop',
  summary: 'Stops packing and keeps the best layout so far',
  description: 'A draft that is not being packed is unchanged.',
  success: changed,
  idempotent: true,
  access: 'production:write',
})

export const replaceGangSheetLayout = operation('PUT /api/admin/gang-sheets/{sheetId}/layout', {
  ...sheet,
  operationId: 'replace_gang_sheet_layout',
  summary: 'Places the prints of a draft by hand',
  description:
    'Send all prints of the sheet: jobs left out return to the queue, and queued jobs may be added. Refused with VALIDATION_FAILED, naming the prints, if they overlap, are closer than the gap or leave the film, and with REVISION_CONFLICT if packing has changed the sheet.',
  body: GangSheetLayoutRequest,
  success: { ...changed, status: 200 },
  access: 'production:write',
})

export const createGangSheetLock = operation('POST /api/admin/gang-sheets/{sheetId}/lock', {
  ...sheet,
  operationId: 'create_gang_sheet_lock',
  summary: 'Locks the layout of a draft',
  body: GangSheetStepRequest,
  success: changed,
  idempotent: true,
  access: 'production:write',
})

export const createGangSheetExport = operation('POST /api/admin/gang-sheets/{sheetId}/export', {
  ...sheet,
  operationId: 'create_gang_sheet_export',
  summary: 'Starts making the print-ready files',
  description:
    'The film at 300 DPI in the formats of the film settings, its white as a file of its own if they say so, labels, a manifest, and a ZIP of them. They are made in the background: `export` shows the progress, and the event `sheet.exported` is sent at the end. An export that failed or lost its files can be started again.',
  body: GangSheetStepRequest,
  success: changed,
  idempotent: true,
  access: 'production:write',
})

export const getGangSheetFile = operation('GET /api/admin/gang-sheets/{sheetId}/files/{name}', {
  operationId: 'get_gang_sheet_file',
  tag: 'Production',
  summary: 'One file of an exported sheet',
  params: part({ sheetId: Id('gangSheet'), name: oneOf(SHEET_FILES) }),
  success: {
    status: 200,
    schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }),
    description: 'The file, as a stream: PNG, PDF, TIFF, CSV, JSON or ZIP.',
    contentType: '*/*',
  },
  access: 'production:read',
})

export const createGangSheetPrinting = operation('POST /api/admin/gang-sheets/{sheetId}/printing', {
  ...sheet,
  operationId: 'create_gang_sheet_printing',
  summary: 'Records that a sheet was printed',
  description:
    'Its jobs become printed, film, ink and powder are consumed from stock, and each job gets its share of the cost of the sheet.',
  body: GangSheetPrintingRequest,
  success: changed,
  idempotent: true,
  access: 'production:write',
})

export const createGangSheetVoiding = operation('POST /api/admin/gang-sheets/{sheetId}/voiding', {
  ...sheet,
  operationId: 'create_gang_sheet_voiding',
  summary: 'Voids a sheet; its prints return to the queue',
  description: 'Refused with VALIDATION_FAILED if used film is given for a sheet that was not exported.',
  body: GangSheetVoidingRequest,
  success: changed,
  idempotent: true,
  access: 'production:write',
})
