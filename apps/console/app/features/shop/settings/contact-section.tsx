import { useWatch } from 'react-hook-form'
import { FormSelect, FormText } from '../../../lib/forms/form-fields.tsx'
import { MemberList } from './member-list.tsx'
import { Section } from './section.tsx'
import type { SettingsForm } from './settings-document.ts'
import { Options } from '../../../lib/forms/options.tsx'

const KINDS = {
  email: 'E-mail',
  whatsapp: 'WhatsApp',
  phone: 'Telephone',
  instagram: 'Instagram',
  other: 'Other',
} as const
const ADDRESS = /^(https:\/\/|mailto:|tel:)[^\s<>"]+$/

export function ContactSection() {
  const channels = useWatch<SettingsForm, 'supportChannels'>({ name: 'supportChannels' })
  return (
    <Section
      id="contact"
      intro="Shown in the footer of every page and on the contact page, in this order."
      preview={<Preview channels={channels} />}
    >
      <MemberList
        list="supportChannels"
        legend="Channels"
        nameOf={({ label }) => label}
        unnamed="New channel"
        add="Add channel"
        fresh={{ kind: 'whatsapp', label: '', value: '', url: '', hours: '' }}
      >
        {(at) => <ChannelFields at={at} />}
      </MemberList>
    </Section>
  )
}

function ChannelFields({ at }: { at: string }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormSelect name={`${at}.kind`} label="Kind">
        <Options of={KINDS} />
      </FormSelect>
      <FormText name={`${at}.label`} label="Name" input={{ maxLength: 80 }} />
      <FormText name={`${at}.value`} label="Shown as" input={{ maxLength: 200 }} />
      <FormText
        name={`${at}.url`}
        label="Link"
        hint="https://wa.me/503…, mailto:… or tel:…"
        rules={{
          pattern: {
            value: ADDRESS,
            message: 'Enter an address that starts with https://, mailto: or tel:.',
          },
        }}
        input={{ maxLength: 500, inputMode: 'url', autoComplete: 'off' }}
      />
      <FormText name={`${at}.hours`} label="Hours" optional input={{ maxLength: 200 }} />
    </div>
  )
}

function Preview({ channels }: { channels: SettingsForm['supportChannels'] }) {
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
            {hours !== '' && <span className="block text-ink-soft">Hours: {hours}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
