import { slotWords } from '@platen/formats'
import { Button, MeetupTicket, StudioCard } from '@platen/ui'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useFormats } from '../../../lib/formats.ts'
import { FieldGroup, FormMoney, FormText } from '../../../lib/forms/form-fields.tsx'
import { FormTranslations } from '../../../lib/forms/translation-fields.tsx'
import { MemberButtons } from '../../../lib/forms/member-buttons.tsx'
import { DeliveryAreaFields, NEW_AREA } from './delivery-area-fields.tsx'
import { MeetupZoneFields } from './meetup-zone-fields.tsx'
import { NEW_HOURS, OpenHoursFields } from './open-hours-fields.tsx'
import { MemberList } from './member-list.tsx'
import { Section } from './section.tsx'
import type { SettingsForm } from './settings-document.ts'
import { locale, m } from '../../../messages/messages.ts'

const texts = m.settings.handOver
type Method = SettingsForm['fulfilmentMethods'][number]['kind']
const METHODS: Readonly<Record<Method, string>> = texts.method

export const NEW_ZONE: SettingsForm['meetupZones'][number] = {
  ...{ id: '', name: '', area: '', landmark: '' },
  ...{ feeMinor: 0, slots: [NEW_HOURS], active: true, sort: 0 },
}

export function DeliverySection() {
  return (
    <Section id="hand-over" intro={texts.intro} preview={<DeliveryPreview />}>
      <Methods />
      <Studio />
      <MeetupPoints />
      <MemberList
        list="deliveryAreas"
        legend={m.settings.areas.title}
        nameOf={({ name }) => name}
        unnamed={m.settings.areas.new}
        add={m.settings.areas.add}
        fresh={NEW_AREA}
        none={m.settings.areas.none}
      >
        {(_, index) => <DeliveryAreaFields index={index} />}
      </MemberList>
    </Section>
  )
}

export function MeetupPoints() {
  return (
    <MemberList
      list="meetupZones"
      legend={texts.meetupPoints}
      nameOf={({ name }) => name}
      unnamed={texts.newMeetupPoint}
      add={texts.addMeetupPoint}
      fresh={NEW_ZONE}
    >
      {(_, index) => <MeetupZoneFields index={index} />}
    </MemberList>
  )
}

function Methods() {
  const { fields, append, move, remove } = useFieldArray<SettingsForm, 'fulfilmentMethods', 'key'>({
    name: 'fulfilmentMethods',
    keyName: 'key',
  })
  const missing = (Object.keys(METHODS) as Method[]).filter(
    (method) => !fields.some(({ kind }) => kind === method),
  )
  return (
    <FieldGroup name="fulfilmentMethods" legend={texts.methods}>
      <ol className="grid gap-2">
        {fields.map(({ key, kind }, index) => (
          <li
            key={key}
            className="grid items-end gap-x-4 gap-y-2 rounded-platen border border-rule bg-sheet p-4 sm:grid-cols-[1fr_8rem_auto]"
          >
            <FormText
              name={`fulfilmentMethods.${index}.label`}
              label={METHODS[kind]}
              input={{ maxLength: 80 }}
            />
            <FormMoney name={`fulfilmentMethods.${index}.feeMinor`} label={m.settings.fee} />
            <MemberButtons
              name={METHODS[kind]}
              index={index}
              count={fields.length}
              onMove={move}
              onRemove={() => remove(index)}
              held={fields.length === 1 ? texts.keepOne : undefined}
            />
            <div className="min-w-0 sm:col-span-3">
              <FormTranslations
                at={`fulfilmentMethods.${index}`}
                fields={[{ field: 'label', label: METHODS[kind], maxLength: 80 }]}
              />
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-2 flex flex-wrap gap-2">
        {missing.map((kind) => (
          <Button
            key={kind}
            variant="line"
            onClick={() => append({ kind, label: METHODS[kind], feeMinor: 0 })}
          >
            {texts.offer[kind]}
          </Button>
        ))}
      </div>
    </FieldGroup>
  )
}

function Studio() {
  return (
    <FieldGroup name="studio" legend={texts.studio}>
      <p className="mb-4 max-w-prose text-ink-soft">{texts.studioIntro}</p>
      <div className="grid gap-4">
        <FormText
          name="studio.address"
          label={texts.address}
          optional
          hint={texts.addressHint}
          input={{ maxLength: 300, autoComplete: 'off' }}
        />
        <FormText
          name="studio.mapUrl"
          label={texts.mapLink}
          optional
          hint={texts.mapLinkHint}
          rules={{
            pattern: { value: MAP_LINK, message: m.settings.httpsOnly },
          }}
          input={{ maxLength: 500, inputMode: 'url', autoComplete: 'off' }}
        />
        <OpenHoursFields name="studio.hours" legend={texts.openingHours} />
      </div>
    </FieldGroup>
  )
}

const MAP_LINK = /^\s*https:\/\/[^\s<>"]+\s*$/

export function DeliveryPreview() {
  const [zones, methods, studio] = useWatch<SettingsForm, ['meetupZones', 'fulfilmentMethods', 'studio']>({
    name: ['meetupZones', 'fulfilmentMethods', 'studio'],
  })
  const formats = useFormats()
  const fee = (minor: number | null) => (minor === null || minor === 0 ? texts.free : formats.money(minor))
  if (methods.length === 0) return <p className="text-ink-soft">{texts.previewNone}</p>
  return (
    <div className="grid gap-4">
      {methods.some(({ kind }) => kind === 'meetup') &&
        zones
          .filter(({ active }) => active)
          .map((zone, index) => (
            <MeetupTicket
              key={index}
              {...zone}
              landmark={zone.landmark === '' ? undefined : zone.landmark}
              fee={fee(zone.feeMinor)}
              hours={slotWords(zone.slots, locale)}
            />
          ))}
      <ul>
        {methods
          .filter(({ kind }) => kind !== 'meetup')
          .map(({ kind, label, feeMinor }) => (
            <li key={kind} className="flex min-h-11 items-center gap-3 border-b border-rule">
              <span className="mr-auto">{label}</span>
              <span className="figures">{fee(feeMinor)}</span>
            </li>
          ))}
      </ul>
      {studio.address.trim() !== '' && (
        <StudioCard
          title={texts.previewStudio}
          address={studio.address}
          map={studio.mapUrl === '' ? undefined : { url: studio.mapUrl, label: texts.previewMap }}
          hours={slotWords(studio.hours, locale)}
        />
      )}
    </div>
  )
}
