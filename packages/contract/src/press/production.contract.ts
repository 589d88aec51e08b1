import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { ITEM_KINDS } from '../selling/orders.contract.ts'
import { FINISH_VALUES, FilmFinish } from './film-finish.contract.ts'
import {
  AnyMm,
  Day,
  Id,
  Line,
  OffsetMm,
  Slug,
  Timestamp,
  TrimRecord,
  nullable,
  oneOf,
  pageQuery,
  part,
  resource,
} from '../schema.ts'

export const JOB_STATES = [
  'blocked',
  'queued',
  'nested',
  'printed',
  'cut',
  'pressed',
  'passed',
  'packed',
  'failed',
  'void',
] as const
export type PrintJobState = (typeof JOB_STATES)[number]

/** Jobs are blocked and unblocked automatically, never by a person. */
export const JOB_MOVES = [
  'queued',
  'nested',
  'printed',
  'cut',
  'pressed',
  'passed',
  'packed',
  'failed',
  'void',
] as const satisfies readonly PrintJobState[]
export type PrintJobMove = (typeof JOB_MOVES)[number]

const jobFields = {
  id: Id('printJob'),
  orderId: Id('order'),
  orderNumber: Type.String({ examples: ['PL-2026-000042'] }),
  orderItemId: Id('orderItem'),
  placementId: Id('placement'),
  unit: Type.Integer({ minimum: 1, description: 'Which garment of the line, from 1.' }),
  quantity: Type.Integer({ minimum: 1, description: 'Garments of the line.' }),
  state: oneOf(JOB_STATES),
  stateSince: Timestamp,
  parentJobId: nullable({ ...Id('printJob'), description: 'The failed job that this one replaces.' }),
  reason: nullable(Type.String({ description: 'Why it failed or is void.' })),
  kind: oneOf(ITEM_KINDS, { description: 'Of the line: film without a garment is cut instead of pressed.' }),
  garmentId: nullable({ ...Id('garment'), description: 'Null for film without a garment.' }),
  garmentName: Type.String(),
  garmentKind: { ...Slug(), description: 'The kind of the garment; `transfer` or `sheet` for film.' },
  colour: Type.String(),
  colourHex: Type.String({ examples: ['#1f2a44'], description: 'Empty for film without a garment.' }),
  size: Type.String(),
  fabric: { ...Slug(), description: '`film` for film without a garment.' },
  zoneId: Type.String({ description: '`transfer` or `sheet` for film without a garment.' }),
  widthMm: AnyMm,
  heightMm: AnyMm,
  offsetXMm: OffsetMm,
  offsetYMm: OffsetMm,
  rotationDeg: Type.Unsafe<0 | 90 | 180 | 270>({ type: 'integer', enum: [0, 90, 180, 270] }),
  trim: TrimRecord,
  finish: nullable({
    ...FilmFinish,
    description: 'What is done to its pixels before it is put on film. Null: nothing.',
  }),
  artwork: part({ id: Id('artwork'), fileName: Type.String(), previewUrl: Type.String() }),
  promisedBy: Day,
  sheet: nullable(
    Type.Object(
      { id: Id('gangSheet'), number: Type.String({ examples: ['GS-000042'] }) },
      { additionalProperties: false, description: 'The gang sheet that it is on, or was printed with.' },
    ),
  ),
  neededBy: nullable(Day),
  note: nullable(Type.String({ description: 'The note of the customer on this line.' })),
  printedAt: nullable(Timestamp),
  allowedMoves: Type.Array(oneOf(JOB_MOVES)),
}

export const PrintJobRecord = resource('PrintJobRecord', jobFields)
export type PrintJobRecord = Static<typeof PrintJobRecord>

export const PrintJobDetail = resource('PrintJobDetail', {
  ...jobFields,
  parents: Type.Array(
    part({
      id: Id('printJob'),
      state: oneOf(JOB_STATES),
      stateSince: Timestamp,
      reason: nullable(Type.String()),
      printedAt: nullable(Timestamp),
    }),
    { description: 'The failed jobs that this one replaces, latest first.' },
  ),
})
export type PrintJobDetail = Static<typeof PrintJobDetail>

export const PrintJobMovesCreateRequest = resource('PrintJobMovesCreateRequest', {
  jobIds: Type.Array(Id('printJob'), { minItems: 1, maxItems: 200, uniqueItems: true }),
  to: oneOf(JOB_MOVES),
  reason: Type.Optional(Line(300, { description: 'Needed for `failed` and `void`, and for those only.' })),
  blankSpoiled: Type.Optional(
    Type.Boolean({
      description:
        'With `failed`: the garment is lost too. It always is when the print was pressed already, whatever is said here.',
    }),
  ),
})
export type PrintJobMovesCreateRequest = Static<typeof PrintJobMovesCreateRequest>

export const listPrintJobs = operation('GET /api/admin/print-jobs', {
  operationId: 'list_print_jobs',
  tag: 'Production',
  summary: 'The production queue, or the jobs of one order',
  description:
    'Earliest promised day first, then by order and garment. Without `orderId` and `placementId` this is the queue: unfinished jobs of open orders, or jobs in the requested states.',
  query: part({
    ...pageQuery('printJob'),
    state: Type.Optional(
      Type.String({
        pattern: `^(${JOB_STATES.join('|')})(,(${JOB_STATES.join('|')}))*$`,
        maxLength: 100,
        description: 'One state, or several separated by commas.',
        examples: ['queued,nested'],
      }),
    ),
    orderId: Type.Optional(Id('order')),
    placementId: Type.Optional(Id('placement')),
    dueTo: Type.Optional({ ...Day, description: 'Promised on or before this day.' }),
    fabric: Type.Optional(Slug('On garments of this fabric; `film` for film without a garment.')),
    onHold: Type.Optional(oneOf(['include'], { description: 'Include jobs of orders on hold.' })),
  }),
  success: { status: 200, schema: Type.Array(PrintJobRecord), description: 'One page.' },
  access: 'production:read',
})

export const PrintQueue = resource('PrintQueue', {
  waiting: Type.Array(
    part({
      promisedBy: Day,
      fabric: { ...Slug(), description: '`film` for film without a garment.' },
      jobs: Type.Integer({ minimum: 1 }),
      orders: Type.Integer({ minimum: 1 }),
      areaMm2: Type.Number({ description: 'Of the prints, as they lie on film.' }),
    }),
    { description: 'Queued jobs of open orders, by promised day and fabric.' },
  ),
})
export type PrintQueue = Static<typeof PrintQueue>

export const getPrintQueue = operation('GET /api/admin/print-queue', {
  operationId: 'get_print_queue',
  tag: 'Production',
  summary: 'Jobs waiting for film, by promised day and fabric',
  success: { status: 200, schema: PrintQueue, description: 'The earliest day first.' },
  access: 'production:read',
})

export const getPrintJob = operation('GET /api/admin/print-jobs/{jobId}', {
  operationId: 'get_print_job',
  tag: 'Production',
  summary: 'One print job, with the jobs that it replaces',
  params: part({ jobId: Id('printJob') }),
  success: { status: 200, schema: PrintJobDetail, description: 'The job.' },
  access: 'production:read',
})

export const createPrintJobMoves = operation('POST /api/admin/print-job-moves', {
  operationId: 'create_print_job_moves',
  tag: 'Production',
  summary: 'Moves jobs to another state, all of them or none',
  description:
    'Film without a garment is cut and packed; everything else is pressed. The first pressing of a garment consumes its blank from stock. A failed print is replaced by a new job with `parentJobId`; if its garment is lost, so is every other print on it. The response has the jobs in the requested order, then those that the move voided or created.',
  body: PrintJobMovesCreateRequest,
  success: { status: 201, schema: Type.Array(PrintJobRecord), description: 'The updated jobs.' },
  idempotent: true,
  access: 'production:write',
})

export const PrintJobFinishesCreateRequest = resource('PrintJobFinishesCreateRequest', {
  jobIds: Type.Array(Id('printJob'), { minItems: 1, maxItems: 200, uniqueItems: true }),
  finish: nullable({ ...FilmFinish, description: 'Null: the prints are put on film as they are.' }),
})
export type PrintJobFinishesCreateRequest = Static<typeof PrintJobFinishesCreateRequest>

export const createPrintJobFinishes = operation('POST /api/admin/print-job-finishes', {
  operationId: 'create_print_job_finishes',
  tag: 'Production',
  summary: 'Sets how prints are put on film, for all of these jobs or none',
  description:
    'Possible while a job waits or is on a draft. Refused with INVALID_TRANSITION once its sheet is locked, and with VALIDATION_FAILED when a halftone is finer than the film.',
  body: PrintJobFinishesCreateRequest,
  success: {
    status: 201,
    schema: Type.Array(PrintJobRecord),
    description: 'The jobs in the requested order.',
  },
  idempotent: true,
  access: 'production:write',
})

export const getPrintJobFilmPicture = operation('GET /api/admin/print-jobs/{jobId}/film-picture', {
  operationId: 'get_print_job_film_picture',
  tag: 'Production',
  summary: 'The pixels of a print as they would be on film with a finish',
  description:
    'The whole print, reduced to fit 1,000 pixels, or with `x` and `y` a square of it with one pixel of the picture for each of the film.',
  params: part({ jobId: Id('printJob') }),
  query: part({
    lpi: Type.Optional(FINISH_VALUES.lpi),
    angleDeg: Type.Optional(FINISH_VALUES.angleDeg),
    dot: Type.Optional(FINISH_VALUES.dot),
    hex: Type.Optional(FINISH_VALUES.hex),
    tolerance: Type.Optional(FINISH_VALUES.tolerance),
    alphaThreshold: Type.Optional(FINISH_VALUES.alphaThreshold),
    chokeMm: Type.Optional(FINISH_VALUES.chokeMm),
    layer: Type.Optional(
      oneOf(['colour', 'white'], {
        description: 'The colours, or the white under them. `colour` by default.',
      }),
    ),
    x: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 1,
        description: 'The middle of the square: 0 is the left edge of the print, 1 the right one.',
      }),
    ),
    y: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 1,
        description: 'From the upper edge of the print to the lower one.',
      }),
    ),
  }),
  success: {
    status: 200,
    schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }),
    description: 'WebP without losses, transparent where the garment shows.',
    contentType: 'image/webp',
  },
  access: 'production:read',
})
