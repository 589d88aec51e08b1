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
import { PaymentSection } from './payment-section.tsx'
import { PricesSection } from './prices-section.tsx'
import { ProductionSection } from './production-section.tsx'
import { SectionLinks } from './section.tsx'
import { toForm, toRequest, type Settings, type SettingsForm } from './settings-document.ts'
import { StoreSection } from './store-section.tsx'
import type { FieldNames } from '../../../lib/drafts/field-labels.ts'
import { useRead } from '../../../lib/requests/use-read.ts'

export const SETTINGS_KEY = ['settings'] as const

export function SettingsPage() {
  const settings = useRead(SETTINGS_KEY, (signal) => api.getSettings({ signal }))
  return (
    <>
      <PageHeader title="Settings" aside={settings.data && <LastChange of={settings.data} />} />
      <QueryState query={settings} what="the settings">
        {(data) => <SettingsEditor settings={data} />}
      </QueryState>
    </>
  )
}

const ENTITY = { type: 'settings', id: 'settings' } as const

function SettingsEditor({ settings }: { settings: Settings }) {
  const { kept, save, refusal } = useSettingsForm(settings)
  return (
    <DocumentForm label="Settings" what="the settings" kept={kept} save={save} refusal={refusal}>
      <SectionLinks />
      <fieldset disabled={refusal !== undefined} className="min-w-0">
        <StoreSection />
        <ContactSection />
        <DeliverySection />
        <PaymentSection />
        <PricesSection />
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
    what: 'the settings',
    entity: ENTITY,
    editing: kept,
    send: (form, revision) => api.replaceSettings({ body: toRequest(form, revision) }),
    read: () => expectData(api.getSettings()),
    stateOf,
    remember: (now) => queries.setQueryData(['settings'], now),
    changes: ['settings', 'public-config', 'operations', 'audit-log'],
    done: () => ({
      title: 'The settings are saved.',
      description: 'Your store shows them within a minute.',
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

const FIELD_NAMES: FieldNames = {
  locales: 'Languages',
  currencyExponent: 'Decimal places',
  shopEmail: 'Notification email',
  supportChannels: 'Contact channels',
  deliveryAreas: 'Delivery area',
  'deliveryAreas.regions': 'Departments or states',
  'deliveryAreas.places': 'Cities and towns',
  'deliveryAreas.days': 'Delivery time, in days',
  'deliveryAreas.paymentInstructionIds': 'Payment methods',
  'deliveryAreas.active': 'Show in store',
  'studio.address': 'Studio address',
  'studio.mapUrl': 'Studio map link',
  'studio.hours': 'Studio opening hours',
  meetupZones: 'Meet-up point',
  'meetupZones.slots': 'Hours',
  'meetupZones.active': 'Show in store',
  'meetupZones.sort': 'Position',
  fulfilmentMethods: 'Delivery methods',
  paymentInstructions: 'Payment method',
  'paymentInstructions.label': 'Name',
  'paymentInstructions.payeeName': 'Pay to',
  'paymentInstructions.instructions': 'Instructions for the customer',
  'paymentInstructions.referenceHint': 'Payment reference hint',
  'paymentInstructions.referenceRequired': 'Require a payment reference',
  'paymentInstructions.proofRequired': 'Require a proof of payment',
  'paymentInstructions.payWithinHours': 'Payment deadline, in hours',
  'paymentInstructions.active': 'Show in store',
  'paymentInstructions.sort': 'Position',
  'unpaidOrders.maxUnits': 'Garments per unpaid order',
  'unpaidOrders.maxUnitsPerContact': 'Unpaid garments per email or phone',
  'unpaidOrders.maxUnitsPerAddress': 'Unpaid garments per network address',
  'unpaidOrders.maxPercentPerCustomer': 'Unpaid share of a size for one customer, in per cent',
  'unpaidOrders.maxPercent': 'Unpaid share of a size for all customers, in per cent',
  'unpaidOrders.largeUnits': 'Garments of a large order',
  'unpaidOrders.largePayWithinHours': 'Payment deadline of large orders, in hours',
  'tax.mode': 'Tax mode',
  'tax.rateBp': 'Rate, in hundredths of a per cent',
  'leadTimeDays.min': 'Minimum',
  'leadTimeDays.max': 'Maximum',
  leadTimeDays: 'Lead time, in days',
  policyVersion: 'Terms version',
  depositPercent: 'Deposit before printing, in per cent',
  approvePassedArtwork: 'Approve artwork automatically when it passes the check',
}
