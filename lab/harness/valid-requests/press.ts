import type { FilmSettingsRecord, ProductionSettingsRecord } from '@platen/contract'
import { DAYS, nothing, type Rows } from './shared.ts'

/** Of staff. */
export const PRESS_ADMIN = {
  list_print_jobs: async (shop) => {
    const { id, orderId, placementId } = await shop.aJob()
    const filters = {
      orderId,
      placementId,
      state: 'queued,nested',
      dueTo: DAYS.dateTo,
      onHold: 'include',
      fabric: 'cotton',
    }
    return { query: { limit: '10', cursor: id, ...filters } }
  },
  get_print_queue: nothing,
  get_print_job: async (shop) => ({ params: { jobId: (await shop.aJob()).id } }),
  create_print_job_moves: async (shop) => ({
    body: {
      ...{
        jobIds: [(await shop.aJob('printed')).id],
        to: 'failed',
        reason: 'It slipped.',
        blankSpoiled: true,
      },
    },
  }),
  create_print_job_finishes: async (shop) => ({
    body: {
      jobIds: [(await shop.aJob()).id],
      finish: {
        ...{ halftone: { lpi: 45, angleDeg: 22.5, dot: 'round' }, alphaThreshold: null, chokeMm: 0.2 },
        knockOut: { hex: '#1f2a44', tolerance: 10 },
      },
    },
  }),
  get_print_job_film_picture: async (shop) => ({
    params: { jobId: (await shop.aJob()).id },
    query: { lpi: '45', angleDeg: '22.5', dot: 'round', hex: '#1f2a44', tolerance: '10', x: '0.5', y: '0.5' },
  }),
  get_job_tickets: async (shop) => ({ query: { orderId: (await shop.aJob()).orderId, paper: 'a4' } }),

  list_gang_sheets: async (shop) => ({
    query: { limit: '10', cursor: (await shop.aSheet()).id, state: 'draft,locked' },
  }),
  create_gang_sheet: async (shop) => {
    const { promisedBy, fabric } = await shop.aJob()
    return { body: { dueTo: promisedBy, fabrics: [fabric], seconds: 1 } }
  },
  get_gang_sheet: async (shop) => ({ params: { sheetId: (await shop.aSheet()).id } }),
  create_gang_sheet_packing: async (shop) => {
    const { id, revision } = await shop.aSheet()
    return { params: { sheetId: id }, body: { revision, seconds: 1 } }
  },
  create_gang_sheet_packing_stop: async (shop) => ({ params: { sheetId: (await shop.aSheet()).id } }),
  replace_gang_sheet_layout: async (shop) => {
    const { id, revision, prints } = await shop.aSheet()
    const laid = prints.map(({ jobId, xMm, yMm, turned }) => ({ jobId, xMm, yMm, turned, pinned: true }))
    return { params: { sheetId: id }, body: { revision, prints: laid } }
  },
  create_gang_sheet_lock: async (shop) => {
    const { id, revision } = await shop.aSheet()
    return { params: { sheetId: id }, body: { revision } }
  },
  create_gang_sheet_export: async (shop) => {
    const { id, revision } = await shop.aSheet('locked')
    return { params: { sheetId: id }, body: { revision } }
  },
  get_gang_sheet_file: async (shop) => ({
    params: { sheetId: (await shop.aSheet('exported')).id, name: 'sheet.png' },
  }),
  create_gang_sheet_printing: async (shop) => {
    const { id, revision, lengthMm } = await shop.aSheet('exported')
    return { params: { sheetId: id }, body: { revision, filmUsedMm: lengthMm } }
  },
  create_gang_sheet_voiding: async (shop) => {
    const { id, revision } = await shop.aSheet()
    return { params: { sheetId: id }, body: { revision, reason: 'Wrong film.' } }
  },

  get_production_settings: nothing,
  replace_production_settings: async (shop) => {
    const path = '/api/admin/production-settings'
    const { updatedAt, updatedBy, ...settings } = await shop.staff.read<ProductionSettingsRecord>(path)
    return { body: settings }
  },
  get_film_settings: nothing,
  replace_film_settings: async (shop) => {
    const { revision } = await shop.staff.read<FilmSettingsRecord>('/api/admin/film-settings')
    const filmFinish = {
      ...{ halftone: { lpi: 45, angleDeg: 22.5, dot: 'round' }, knockOut: { tolerance: 10 } },
      ...{ alphaThreshold: null, chokeMm: 0.2 },
    }
    const filmExport = {
      ...{ formats: ['png', 'pdf'], white: true, profile: false, mirrored: false },
      fileName: '{date}-{sheet}-{length}',
    }
    return { body: { revision, filmFinish, filmExport } }
  },
} satisfies Rows
