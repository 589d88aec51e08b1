import { expectData } from '@platen/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/requests/api.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { LastChange } from '../../../lib/drafts/last-change.tsx'
import { DocumentForm } from '../../../lib/drafts/document-form.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useKeptForm } from '../../../lib/drafts/use-kept-form.ts'
import { useWholeSave } from '../../../lib/drafts/use-whole-save.ts'
import { useRefusal } from '../../people/session/index.ts'
import { ContactSection } from './contact-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { DocumentsSection } from './documents-section.tsx'
import { PaymentSection } from './payment-section.tsx'
import { PricesSection } from './prices-section.tsx'
import { ProductionSection } from './production-section.tsx'
import { SectionLinks } from './section.tsx'
import { toForm, toRequest, type Settings, type SettingsForm } from './settings-document.ts'
import { StoreSection } from './store-section.tsx'
import type { FieldNames } from '../../../lib/drafts/field-labels.ts'
import { useRead } from '../../../lib/requests/use-read.ts'
import { m } from '../../../messages/messages.ts'

export const SETTINGS_KEY = ['settings'] as const

export function SettingsPage() {
  const settings = useRead(SETTINGS_KEY, (signal) => api.getSettings({ signal }))
  return (
    <>
      <PageHeader title={m.settings.title} aside={settings.data && <LastChange of={settings.data} />} />
      <QueryState query={settings} what={m.settings.what}>
        {(data) => <SettingsEditor settings={data} />}
      </QueryState>
    </>
  )
}

const ENTITY = { type: 'settings', id: 'settings' } as const

function SettingsEditor({ settings }: { settings: Settings }) {
  const { kept, save, refusal } = useSettingsForm(settings)
  return (
    <DocumentForm label={m.settings.title} what={m.settings.what} kept={kept} save={save} refusal={refusal}>
      <SectionLinks />
      <fieldset disabled={refusal !== undefined} className="min-w-0">
        <StoreSection />
        <ContactSection />
        <DeliverySection />
        <PaymentSection />
        <PricesSection />
        <DocumentsSection />
        <ProductionSection />
      </fieldset>
    </DocumentForm>
  )
}

function useSettingsForm(settings: Settings) {
  const queries = useQueryClient()
  const formats = useFormats()
  const refusal = useRefusal('settings:write')
  const kept = useKeptForm({ key: 'settings', ...stateOf(settings) })
  const save = useWholeSave<SettingsForm, Settings>({
    what: m.settings.what,
    entity: ENTITY,
    editing: kept,
    send: (form, revision) => api.replaceSettings({ body: toRequest(form, revision) }),
    read: () => expectData(api.getSettings()),
    stateOf,
    remember: (now) => queries.setQueryData(['settings'], now),
    changes: ['settings', 'public-config', 'operations', 'audit-log'],
    done: () => ({
      title: m.settings.saved,
      description: m.settings.savedHint,
    }),
    onRefused: kept.refuse,
    names: FIELD_NAMES,
    show: (path, value) =>
      path.endsWith('Minor') && typeof value === 'number' ? formats.money(value) : undefined,
  })
  return { kept, save, refusal }
}

function stateOf(settings: Settings) {
  const { revision, updatedAt, updatedBy } = settings
  return { revision, updatedAt, updatedBy, values: toForm(settings) }
}

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
}
