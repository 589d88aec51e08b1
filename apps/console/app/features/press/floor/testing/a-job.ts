import type { Job, JobState } from '../job.ts'

const MOVES: Readonly<Record<JobState, Job['allowedMoves']>> = {
  blocked: ['void'],
  queued: ['nested', 'void'],
  nested: ['printed', 'queued', 'void'],
  printed: ['pressed', 'failed', 'void'],
  cut: ['packed', 'failed', 'void'],
  pressed: ['passed', 'failed', 'void'],
  passed: ['packed', 'void'],
  packed: [],
  failed: [],
  void: [],
}

export function aJob(changes: Partial<Job> = {}): Job {
  const state = changes.state ?? 'printed'
  return {
    id: 'job_1',
    orderId: 'ord_1',
    orderNumber: 'PL-2026-000042',
    orderItemId: 'oit_1',
    placementId: 'plc_1',
    unit: 1,
    quantity: 1,
    state,
    stateSince: '2026-11-20T15:00:00Z',
    parentJobId: null,
    reason: null,
    kind: 'garment',
    garmentName: 'Classic tee',
    garmentId: 'gar_01jd3v9k6qf2nt7wz5xr8m0abc',
    garmentKind: 'tee',
    fabric: 'cotton',
    colour: 'Black',
    colourHex: '#17171a',
    size: 'M',
    zoneId: 'full_front',
    widthMm: 200,
    heightMm: 200,
    offsetXMm: 0,
    offsetYMm: 0,
    rotationDeg: 0,
    trim: { topMm: 0, rightMm: 0, bottomMm: 0, leftMm: 0 },
    artwork: { id: 'art_1', fileName: 'logo.png', previewUrl: '/preview' },
    promisedBy: '2026-11-25',
    neededBy: null,
    note: null,
    sheet: null,
    printedAt: null,
    allowedMoves: MOVES[state],
    ...changes,
  }
}
