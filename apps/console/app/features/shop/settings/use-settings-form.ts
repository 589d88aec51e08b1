import { expectData, type Resources } from '@platen/api-client'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { FieldNames } from '../../../lib/drafts/field-labels.ts'
import { useKeptForm } from '../../../lib/drafts/use-kept-form.ts'
import { useWholeSave } from '../../../lib/drafts/use-whole-save.ts'
import { useFormats } from '../../../lib/formats.ts'
import { api } from '../../../lib/requests/api.ts'
import { useRead } from '../../../lib/requests/use-read.ts'
import { m } from '../../../messages/messages.ts'
import { useRefusal } from '../../people/session/index.ts'
import { toForm, toRequest, type Settings, type SettingsForm } from './settings-document.ts'

const SETTINGS_KEY = ['settings'] as const
const ENTITY = { type: 'settings', id: 'settings' } as const

export function useSettings() {
  return useRead(SETTINGS_KEY, (signal) => api.getSettings({ signal }))
}

interface SettingsFormOptions {
  /** Names what is kept of unsaved changes. */
  readonly draft?: string
  readonly valuesOf?: (settings: Settings) => SettingsForm
  /** Instead of a message that says so. */
  readonly onSaved?: () => void
}

export function useSettingsForm(
  settings: Settings,
  { draft = 'settings', valuesOf = toForm, onSaved }: SettingsFormOptions = {},
) {
  const queries = useQueryClient()
  const formats = useFormats()
  const refusal = useRefusal('settings:write')
  const stateOf = ({ revision, updatedAt, updatedBy, ...content }: Settings) => ({
    ...{ revision, updatedAt, updatedBy },
    values: valuesOf({ revision, updatedAt, updatedBy, ...content }),
  })
  const kept = useKeptForm({ key: draft, ...stateOf(settings) })
  const save = useWholeSave<SettingsForm, Settings>({
    what: m.settings.what,
    entity: ENTITY,
    editing: kept,
    send: (form, revision) => api.replaceSettings({ body: toRequest(form, revision) }),
    read: () => expectData(api.getSettings()),
    stateOf,
    remember: (now) => {
      queries.setQueryData(SETTINGS_KEY, now)
      showAtOnce(queries, now)
    },
    changes: ['settings', 'first-run', 'operations', 'audit-log'],
    ...(onSaved
      ? { onSaved }
      : { done: () => ({ title: m.settings.saved, description: m.settings.savedHint }) }),
    onRefused: kept.refuse,
    names: FIELD_NAMES,
    show: (path, value) =>
      path.endsWith('Minor') && typeof value === 'number' ? formats.money(value) : undefined,
  })
  return { kept, save, refusal }
}

/** The service may take a moment to notice the change, and every page formats money and dates with these. */
function showAtOnce(queries: QueryClient, now: Settings): void {
  const { storeName, tagline, currency, currencyExponent, locales, timeZone } = now
  queries.setQueryData<Resources['PublicConfigResponse']>(
    ['public-config'],
    (shop) => shop && { ...shop, storeName, tagline, currency, currencyExponent, locales, timeZone },
  )
  setTimeout(() => void queries.invalidateQueries({ queryKey: ['public-config'] }), HEARD_WITHIN_MS)
}

const HEARD_WITHIN_MS = 2_000

const { areas, contact, fields, payment, production, store, unpaid } = m.settings
const FIELD_NAMES: FieldNames = {
  locales: store.languages,
  currencyExponent: store.decimals,
  shopEmail: store.email,
  supportChannels: fields.supportChannels,
  'supportChannels.value': contact.shownAs,
  'supportChannels.url': contact.link,
  deliveryAreas: fields.deliveryArea,
  'deliveryAreas.regions': areas.regions,
  'deliveryAreas.places': areas.places,
  'deliveryAreas.days': fields.deliveryTime,
  'deliveryAreas.paymentInstructionIds': areas.payment,
  'deliveryAreas.active': m.settings.showInStore,
  'studio.address': fields.studioAddress,
  'studio.mapUrl': fields.studioMap,
  'studio.hours': fields.studioHours,
  meetupZones: fields.meetupPoint,
  'meetupZones.slots': contact.hours,
  'meetupZones.active': m.settings.showInStore,
  'meetupZones.sort': fields.position,
  fulfilmentMethods: fields.deliveryMethods,
  paymentInstructions: fields.paymentMethod,
  'paymentInstructions.label': m.settings.name,
  'paymentInstructions.payeeName': m.settings.payTo,
  'paymentInstructions.instructions': payment.instructions,
  'paymentInstructions.referenceHint': payment.referenceHint,
  'paymentInstructions.referenceRequired': payment.referenceRequired,
  'paymentInstructions.proofRequired': payment.proofRequired,
  'paymentInstructions.payWithinHours': payment.deadline,
  'paymentInstructions.active': m.settings.showInStore,
  'paymentInstructions.sort': fields.position,
  'unpaidOrders.maxUnits': fields.maxUnits,
  'unpaidOrders.maxUnitsPerContact': fields.maxUnitsPerContact,
  'unpaidOrders.maxUnitsPerAddress': fields.maxUnitsPerAddress,
  'unpaidOrders.maxPercentPerCustomer': fields.maxPercentPerCustomer,
  'unpaidOrders.maxPercent': fields.maxPercent,
  'unpaidOrders.largeUnits': fields.largeUnits,
  'unpaidOrders.largePayWithinHours': unpaid.largeDeadline,
  'tax.mode': fields.taxMode,
  'tax.rateBp': fields.taxRate,
  'leadTimeDays.min': fields.minimum,
  'leadTimeDays.max': fields.maximum,
  leadTimeDays: fields.leadTime,
  policyVersion: production.terms,
  depositPercent: payment.deposit,
  'documents.legalName': m.settings.documents.legalName,
  'documents.address': m.settings.documents.address,
  'documents.taxId': m.settings.documents.taxId,
  'documents.receipts': m.settings.documents.receipts,
  'documents.footer': m.settings.documents.footer,
  'documents.prefixes.invoice': m.settings.documents.prefixes.invoice,
  'documents.prefixes.credit_note': m.settings.documents.prefixes.credit_note,
  'documents.prefixes.receipt': m.settings.documents.prefixes.receipt,
  'documents.translations': m.settings.documents.footer,
  approvePassedArtwork: production.approve,
  proofEveryOrder: production.proofs,
}
