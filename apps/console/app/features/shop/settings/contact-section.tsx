import { fill } from '@platen/messages'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormSelect, FormText } from '../../../lib/forms/form-fields.tsx'
import { usePhones } from '../../../lib/forms/phones.ts'
import { linkOf } from './channel-link.ts'
import { FormTranslations } from '../../../lib/forms/translation-fields.tsx'
import { MemberList } from './member-list.tsx'
import { Section } from './section.tsx'
import type { SettingsForm } from './settings-document.ts'
import { Options } from '../../../lib/forms/options.tsx'
import { m } from '../../../messages/messages.ts'

const texts = m.settings.contact
const KINDS: Readonly<Record<SettingsForm['supportChannels'][number]['kind'], string>> = texts.kinds
const ADDRESS = /^(https:\/\/|mailto:|tel:)[^\s<>"]+$/

const TRANSLATED = [
  { field: 'label', label: m.settings.name, maxLength: 80 },
  { field: 'hours', label: texts.hours, maxLength: 200 },
]

export function ContactSection() {
  return (
    <Section id="contact" intro={texts.intro} preview={<ChannelsPreview />}>
      <MemberList
        list="supportChannels"
        legend={texts.channels}
        nameOf={({ label }) => label}
        unnamed={texts.newChannel}
        add={texts.add}
        fresh={{ kind: 'whatsapp', label: '', value: '', url: '', hours: '' }}
      >
        {(at) => <ChannelFields at={at} />}
      </MemberList>
    </Section>
  )
}

function ChannelFields({ at }: { at: `supportChannels.${number}` }) {
  const { getValues, setValue } = useFormContext<SettingsForm>()
  const phones = usePhones()

  /** Few people know what such a link looks like. One that somebody typed stays. */
  async function suggest(): Promise<void> {
    const readPhone = await phones.load().catch(() => phones.read)
    const { kind, label, value, url } = getValues(at)
    if (url === '') setValue(`${at}.url`, linkOf(kind, value, readPhone) ?? '')
    if (label === '' && value !== '') setValue(`${at}.label`, KINDS[kind])
  }

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormSelect name={`${at}.kind`} label={texts.kind}>
        <Options of={KINDS} />
      </FormSelect>
      <FormText
        name={`${at}.value`}
        label={texts.shownAs}
        rules={{ onBlur: () => void suggest() }}
        input={{ maxLength: 200 }}
      />
      <FormText name={`${at}.label`} label={m.settings.name} input={{ maxLength: 80 }} />
      <FormText
        name={`${at}.url`}
        label={texts.link}
        hint={texts.linkHint}
        rules={{
          pattern: {
            value: ADDRESS,
            message: texts.linkWrong,
          },
        }}
        input={{ maxLength: 500, inputMode: 'url', autoComplete: 'off' }}
      />
      <FormText name={`${at}.hours`} label={texts.hours} optional input={{ maxLength: 200 }} />
      <div className="min-w-0 sm:col-span-2">
        <FormTranslations at={at} fields={TRANSLATED} />
      </div>
    </div>
  )
}

export function ChannelsPreview() {
  const channels = useWatch<SettingsForm, 'supportChannels'>({ name: 'supportChannels' })
  return (
    <ul className="border-t border-rule">
      {channels.map(({ kind, label, value, hours }, index) => (
        <li
          key={index}
          className="grid grid-cols-[6rem_1fr] items-baseline gap-x-3 border-b border-rule py-3 text-sm"
        >
          <span className="font-semibold break-words">{label}</span>
          <span className="min-w-0">
            <span className={`break-all underline ${kind === 'instagram' ? '' : 'figures'}`}>{value}</span>
            {hours !== '' && (
              <span className="block text-ink-soft">{fill(texts.previewHours, { hours })}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
