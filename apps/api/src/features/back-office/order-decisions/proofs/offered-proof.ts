import type { OfferedProof, ProofRecord } from '@platen/contract'
import type { Database } from '../../../../platform/database/transaction.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { encodeId } from '../../../../platform/records/ids.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { previewUrl, type ArtworkCatalog } from '../../../selling/artworks/index.ts'
import { findOrder, isPossible, type Order } from '../../../selling/orders/index.ts'
import {
  listAnswers,
  listVersions,
  type Colleague,
  type ProofAnswer,
  type ProofLine,
  type ProofVersion,
} from './proofs.store.ts'

export interface ProofDeps extends Pick<Platform, 'clock' | 'keys'> {
  readonly database: Database
  readonly artworks: ArtworkCatalog
}

const OFFERED: readonly Order['proofStatus'][] = ['sent', 'changes_requested', 'approved']

/** For the customer: the version that was sent last, unless it was withdrawn or no longer is what is printed. */
export async function readOfferedProof(deps: ProofDeps, orderId: string): Promise<OfferedProof> {
  const order = await findOrder(deps.database, orderId)
  if (!order) throw unknownOrder()
  const { proofStatus: status } = order
  const [newest] = OFFERED.includes(status) ? await listVersions(deps.database, orderId, 1) : []
  const [answer] = newest
    ? (await listAnswers(deps.database, orderId)).filter(({ version }) => version === newest.version)
    : []
  const standing = { ...order, hasArtworkToReview: false }
  return {
    status,
    proof: newest ? { ...(await toVersion(deps, newest)), answer: answer ? toAnswer(answer) : null } : null,
    allowedActions: [
      ...(isPossible(standing, 'approve_proof') ? (['approve', 'request_changes'] as const) : []),
      ...(status === 'none' && isPossible(standing, 'send_proof') ? (['request_proof'] as const) : []),
    ],
  }
}

export async function readProof(deps: ProofDeps, orderId: string): Promise<ProofRecord> {
  const order = await findOrder(deps.database, orderId)
  if (!order) throw unknownOrder()
  const versions = await listVersions(deps.database, orderId)
  const answers = await listAnswers(deps.database, orderId)
  return {
    status: order.proofStatus,
    versions: await Promise.all(
      versions.map(async (version) => ({
        ...(await toVersion(deps, version)),
        sentBy: toColleague(version.sentBy),
        answers: answers
          .filter((answer) => answer.version === version.version)
          .map((answer) => ({
            ...toAnswer(answer),
            recordedBy: answer.recordedBy && toColleague(answer.recordedBy),
            reason: answer.reason,
          })),
      })),
    ),
  }
}

function unknownOrder(): Refusal {
  return new Refusal('RESOURCE_NOT_FOUND', 'There is no such order.')
}

async function toVersion(deps: ProofDeps, { version, content, words, hash, sentAt }: ProofVersion) {
  return {
    version,
    hash,
    sentAt: sentAt.toISOString(),
    message: words?.message ?? null,
    lines: await toLines(deps, content.lines, words?.notes ?? []),
  }
}

async function toLines(
  { artworks, keys, clock }: ProofDeps,
  lines: readonly ProofLine[],
  notes: readonly (string | null)[],
) {
  const now = clock.now()
  const ids = lines.flatMap(({ placements }) => placements.map(({ artworkId }) => artworkId))
  const files = await artworks.get([...new Set(ids)])
  return lines.map(({ kind = 'garment', variantId, placements, ...line }, index) => ({
    ...line,
    kind,
    note: notes[index] ?? null,
    variantId: variantId === null ? null : encodeId('variant', variantId),
    placements: placements.map(({ artworkId, sha256: _sha256, preflight, ...print }) => ({
      ...print,
      artwork: {
        id: encodeId('artwork', artworkId),
        fileName: files.get(artworkId)?.fileName ?? '',
        previewUrl: previewUrl(keys.preview, artworkId, now),
        preflight,
      },
    })),
  }))
}

function toAnswer({ kind, at, name, notes }: ProofAnswer) {
  return { kind, at: at.toISOString(), name, notes: notes.map((note) => ({ ...note })) }
}

function toColleague({ id, name }: Colleague) {
  return { id: encodeId('adminUser', id), name }
}
