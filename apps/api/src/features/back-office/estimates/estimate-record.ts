import {
  may,
  type EstimateLine,
  type EstimateRecord,
  type EstimateSummary,
  type OfferedEstimate,
  type Rights,
} from '@platen/contract'
import { allowedNames } from '../../../platform/auth/action-records.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/transaction.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { previewUrl, type ArtworkCatalog } from '../../selling/artworks/index.ts'
import type { Shop, ShopCache } from '../../selling/catalog/index.ts'
import { depositMinor, type FilmItem } from '../../selling/orders/index.ts'
import type { ServerKeys } from '../../../platform/server-keys.ts'
import { listEditedTexts, writeEstimateMessage } from '../notifications/index.ts'
import { estimateActions } from './estimate-actions.ts'
import { estimateUrl, type LinkDeps } from './estimate-link.ts'
import type { EstimateAnswer, Offer, OfferGarment, OfferLine, Words } from './estimate.ts'
import type { ListedEstimate } from './estimate-list.store.ts'
import { findEstimate, findFacts, type Colleague } from './estimates.store.ts'
import { listAnswers, listVersions } from './versions.store.ts'

export interface RecordDeps extends LinkDeps {
  readonly database: Database
  readonly clock: Clock
  readonly shop: ShopCache
  readonly artworks: ArtworkCatalog
  readonly keys: Pick<ServerKeys, 'preview' | 'tracking'>
}

export async function readEstimate(
  deps: RecordDeps,
  estimateId: string,
  { rights }: { readonly rights: Rights },
): Promise<EstimateRecord> {
  const { database } = deps
  const estimate = await findEstimate(database, estimateId)
  if (!estimate) throw unknownEstimate()
  const shop = await deps.shop.get()
  const versions = await listVersions(database, estimateId)
  const answers = await listAnswers(database, estimateId)
  const { createdBy, orderNumber } = await findFacts(database, estimateId)
  const { offer, words, customerPhone: phone, customerLocale: locale } = estimate
  const actions = estimateActions(estimate, rights)
  const isLinked = estimate.status !== 'draft' && may(rights, 'estimates:write')
  const url = isLinked ? estimateUrl(deps, estimateId, { locale, offered: shop.locales }) : null
  return {
    id: encodeId('estimate', estimate.id),
    number: estimate.number,
    status: estimate.status,
    statusSince: estimate.statusSince.toISOString(),
    customer: {
      name: estimate.customerName,
      company: estimate.customerCompany,
      email: estimate.customerEmail,
      phone,
      locale,
    },
    customerId: estimate.customerId === null ? null : encodeId('customer', estimate.customerId),
    ...(await publishedOf(deps, offer, words)),
    instructionId: offer.instructionId,
    unsent: estimate.unsent,
    versions: versions.map((version) => ({
      ...version,
      sentAt: version.sentAt.toISOString(),
      sentBy: toColleague(version.sentBy),
      firstViewedAt: version.firstViewedAt?.toISOString() ?? null,
      lastViewedAt: version.lastViewedAt?.toISOString() ?? null,
    })),
    answers: answers.map((answer) => ({ id: encodeId('estimateAnswer', answer.id), ...toAnswer(answer) })),
    approvedVersion: estimate.approvedVersion,
    orderProblem: estimate.orderProblem && {
      code: estimate.orderProblem.code,
      lines: estimate.orderProblem.lines.map((line) => ({ ...line })),
    },
    orderId: estimate.orderId === null ? null : encodeId('order', estimate.orderId),
    orderNumber,
    leadId: estimate.leadId === null ? null : encodeId('lead', estimate.leadId),
    url,
    whatsappUrl:
      url === null || phone === null
        ? null
        : await chatUrl(database, phone, { ...estimate, locale, url }, shop),
    createdBy: toColleague(createdBy),
    allowedActions: allowedNames(actions),
    actions,
    revision: estimate.revision,
    createdAt: estimate.createdAt.toISOString(),
    updatedAt: estimate.updatedAt.toISOString(),
  }
}

/** Opens a chat with a text that has the link, which staff send. */
async function chatUrl(
  database: Database,
  phone: string,
  estimate: Parameters<typeof writeEstimateMessage>[0],
  shop: Pick<Shop, 'storeName' | 'locales'>,
): Promise<string> {
  const text = writeEstimateMessage(estimate, shop, await listEditedTexts(database))
  return `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`
}

export function unknownEstimate(): Refusal {
  return new Refusal('RESOURCE_NOT_FOUND', 'There is no such estimate.')
}

function toColleague({ id, name }: Colleague): { id: string; name: string } {
  return { id: encodeId('adminUser', id), name }
}

export function toAnswer({ id: _, at, notes, ...answer }: EstimateAnswer) {
  return { ...answer, at: at.toISOString(), notes: notes.map((note) => ({ ...note })) }
}

export function toSummary({ customerCompany, orderProblem, ...listed }: ListedEstimate): EstimateSummary {
  return {
    ...listed,
    id: encodeId('estimate', listed.id),
    statusSince: listed.statusSince.toISOString(),
    company: customerCompany,
    outOfStock: listed.status === 'approved' && orderProblem?.code === 'OUT_OF_STOCK',
    orderId: listed.orderId === null ? null : encodeId('order', listed.orderId),
    createdAt: listed.createdAt.toISOString(),
  }
}

type Published = Pick<
  OfferedEstimate,
  | 'lines'
  | 'discount'
  | 'totals'
  | 'currency'
  | 'fulfilment'
  | 'depositPercent'
  | 'validUntil'
  | 'message'
  | 'terms'
>

/** The same for the working copy and for a version. Without words after the person was erased. */
export async function publishedOf(
  { artworks, keys, clock }: Pick<RecordDeps, 'artworks' | 'keys' | 'clock'>,
  offer: Offer,
  words: Omit<Words, 'salt'> | null,
): Promise<Published> {
  const now = clock.now()
  const prints = offer.lines.flatMap(({ garment, film }) => [
    ...(garment?.placements ?? []),
    ...(film?.prints ?? []),
  ])
  const files = await artworks.get([...new Set(prints.map(({ artworkId }) => artworkId))])
  const artworkOf = ({ artworkId, preflight }: Drawn) => ({
    id: encodeId('artwork', artworkId),
    fileName: files.get(artworkId)?.fileName ?? '',
    previewUrl: previewUrl(keys.preview, artworkId, now),
    preflight,
  })
  return {
    lines: offer.lines.map((line) => toLine(line, artworkOf)),
    discount:
      offer.discount === null
        ? null
        : { percent: null, minor: null, ...offer.discount, reason: words?.discountReason ?? null },
    totals: {
      ...offer.totals,
      agreedDiscountMinor: offer.totals.agreedDiscountMinor ?? null,
      depositMinor: depositMinor(offer.totals.totalMinor, offer.depositPercent),
    },
    currency: offer.currency,
    fulfilment: {
      ...offer.fulfilment,
      deliveryArea: offer.fulfilment.deliveryArea ?? null,
      address: words?.address ?? null,
    },
    depositPercent: offer.depositPercent,
    validUntil: offer.validUntil,
    message: words?.message ?? null,
    terms: offer.terms,
  }
}

type Drawn = Pick<OfferGarment['placements'][number], 'artworkId' | 'preflight'>
type Artwork = NonNullable<EstimateLine['garment']>['placements'][number]['artwork']

function toLine({ garment, film, ...line }: OfferLine, artworkOf: (print: Drawn) => Artwork): EstimateLine {
  return {
    ...line,
    film: film ? toFilm(film, artworkOf) : null,
    garment: garment && {
      ...garment,
      variantId: encodeId('variant', garment.variantId),
      placements: garment.placements.map((placement) => {
        const { zoneId, widthMm, heightMm, offsetXMm, offsetYMm, rotationDeg } = placement
        return {
          ...{ zoneId, widthMm, heightMm, offsetXMm, offsetYMm, rotationDeg },
          artwork: artworkOf(placement),
        }
      }),
    },
  }
}

function toFilm(
  { kind, size, sheet, finish, prints }: FilmItem,
  artworkOf: (print: Drawn) => Artwork,
): NonNullable<EstimateLine['film']> {
  return {
    ...{ kind, size, finish },
    billedCm: sheet?.billedCm ?? null,
    layoutId: sheet?.layout ? encodeId('layout', sheet.layout.id) : null,
    prints: prints.map((print) => {
      const { widthMm, heightMm, copies } = print
      return { widthMm, heightMm, copies, artwork: artworkOf(print) }
    }),
  }
}
