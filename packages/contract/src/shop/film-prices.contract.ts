import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import {
  Line,
  PriceMinor,
  Revision,
  Slug,
  Timestamp,
  UpdatedBy,
  nullable,
  oneOf,
  part,
  resource,
} from '../schema.ts'

const Transfer = {
  ...part({
    by: oneOf(['area', 'tier']),
    perDm2Minor: nullable({
      ...PriceMinor,
      description: 'For 100 cm² of film. Null with `tier`.',
    }),
  }),
  description:
    'How a transfer is priced: by its area on film without empty margins, half up, or by the size tiers of prints.',
}

const prices = {
  transfer: Transfer,
  minimumTransferMinor: { ...PriceMinor, description: 'The least that one transfer costs.' },
  sheetPerMetreMinor: {
    ...PriceMinor,
    description: 'For a metre of a sheet, which is sold by the started centimetre, half up.',
  },
  lengthBreaks: Type.Array(
    part({
      fromCm: Type.Integer({
        minimum: 1,
        maximum: 10_000_000,
        description: 'Centimetres of all sheets of an order.',
      }),
      percentOffBp: Type.Integer({
        minimum: 1,
        maximum: 10_000,
        description: 'Hundredths of a percent off each sheet.',
      }),
    }),
    { maxItems: 20, description: 'What long orders save. The best that was reached counts.' },
  ),
  minimumSheetMinor: {
    ...PriceMinor,
    description: 'The least that one sheet costs, also after a length break.',
  },
}

/** Of everybody; other lists are between the shop and a customer. */
export const PublicFilmPrices = part(prices)

/** What a visitor needs to make a sheet and to know its price. */
export const PublicFilm = part({
  transfers: Type.Boolean({ description: 'Whether single transfers are sold.' }),
  sheets: Type.Boolean({ description: 'Whether sheets of film are sold.' }),
  widthMm: Type.Number({ description: 'Width of the film in millimetres.' }),
  sideMarginMm: Type.Number({ description: 'Millimetres that stay free at each side.' }),
  gapMm: Type.Number({ description: 'Millimetres between two prints.' }),
  maxLengthMm: Type.Number({ description: 'Millimetres of the longest sheet.' }),
  allowRotation: Type.Boolean(),
  prices: { ...PublicFilmPrices, description: 'What it costs.' },
})

const document = {
  revision: Revision,
  transfers: Type.Boolean({ description: 'Whether single transfers are sold.' }),
  sheets: Type.Boolean({ description: 'Whether sheets of film are sold.' }),
  lists: Type.Array(part({ id: Slug(), name: Line(80), ...prices }), {
    minItems: 1,
    maxItems: 20,
    description: 'The first is for everybody. The others are for the customers that they were given to.',
  }),
}

export const FilmPricesRequest = resource('FilmPricesRequest', document)
export type FilmPricesRequest = Static<typeof FilmPricesRequest>

export const FilmPricesRecord = resource('FilmPricesRecord', {
  ...document,
  updatedAt: Timestamp,
  updatedBy: UpdatedBy,
})
export type FilmPricesRecord = Static<typeof FilmPricesRecord>

export const getFilmPrices = operation('GET /api/admin/film-prices', {
  operationId: 'get_film_prices',
  tag: 'Settings',
  summary: 'Which film is sold without a garment, and what it costs',
  success: { status: 200, schema: FilmPricesRecord, description: 'All of it.' },
  access: 'settings:read',
})

export const replaceFilmPrices = operation('PUT /api/admin/film-prices', {
  operationId: 'replace_film_prices',
  tag: 'Settings',
  summary: 'Replaces which film is sold without a garment, and what it costs',
  description:
    'What is sold needs a price above zero in each list. Customers of a list that is left out get the prices of everybody.',
  body: FilmPricesRequest,
  success: { status: 200, schema: FilmPricesRecord, description: 'As it is now.' },
  access: 'settings:write',
})
