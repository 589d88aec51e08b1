import { TextField } from '@platen/ui'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormText } from '../../../lib/forms/form-fields.tsx'
import { PHONE_WRONG, usePhones } from '../../../lib/forms/phones.ts'
import { m } from '../../../messages/messages.ts'
import { ChannelsPreview, linkOf, type Settings, type SettingsForm } from '../settings/index.ts'
import { useToasts } from '../../../lib/toasts.tsx'
import type { FirstRun } from './first-run.ts'
import { SettingsStep } from './settings-step.tsx'

const texts = m.setup.contact
const KINDS = ['whatsapp', 'email', 'phone', 'instagram'] as const
type Kind = (typeof KINDS)[number]
type Channel = SettingsForm['supportChannels'][number]

const INPUTS = {
  whatsapp: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  instagram: { autoCapitalize: 'none', autoComplete: 'off' },
} as const satisfies Record<Kind, object>

const WRONG: Readonly<Record<Kind, string>> = {
  whatsapp: PHONE_WRONG,
  phone: PHONE_WRONG,
  email: texts.emailWrong,
  instagram: texts.instagramWrong,
}

export function ContactStep(props: { readonly firstRun: FirstRun; readonly settings: Settings }) {
  const [asked, setAsked] = useState(false)
  const phones = usePhones()
  const toasts = useToasts()

  /** Links are made here, because a number can be typed before the rules of the shop's country are loaded. */
  async function complete(form: SettingsForm): Promise<SettingsForm | undefined> {
    setAsked(true)
    try {
      const supportChannels = withLinks(form.supportChannels, await phones.load())
      const isWrong = supportChannels.length === 0 || supportChannels.some(({ url }) => url === '')
      return isWrong ? undefined : { ...form, supportChannels }
    } catch {
      toasts.bad(m.shared.requests.unreachable.title, m.shared.requests.unreachable.text)
      return undefined
    }
  }

  return (
    <SettingsStep step="contact" preview={<ChannelsPreview />} complete={complete} {...props}>
      <Channels asked={asked} phones={phones} />
      <FormText
        name="shopEmail"
        label={m.settings.store.email}
        hint={texts.ordersHint}
        optional
        className="max-w-xl"
        input={{ type: 'email', maxLength: 254, autoComplete: 'email' }}
      />
    </SettingsStep>
  )
}

function withLinks(channels: readonly Channel[], readPhone: Parameters<typeof linkOf>[2]): Channel[] {
  return channels.map((channel) =>
    channel.url === '' ? { ...channel, url: linkOf(channel.kind, channel.value, readPhone) ?? '' } : channel,
  )
}

/** One of each kind. More of them are for the settings. */
function Channels({ asked, phones }: { asked: boolean; phones: ReturnType<typeof usePhones> }) {
  const { getValues, setValue } = useFormContext<SettingsForm>()
  const channels = useWatch<SettingsForm, 'supportChannels'>({ name: 'supportChannels' })
  const [left, setLeft] = useState<readonly Kind[]>([])

  function type(kind: Kind, value: string): void {
    const now = getValues('supportChannels')
    const at = now.findIndex((one) => one.kind === kind)
    const known = now[at] ?? { kind, label: m.settings.contact.kinds[kind], hours: '' }
    const next = value.trim() === '' ? [] : [{ ...known, value, url: '' }]
    setValue('supportChannels', at === -1 ? [...now, ...next] : now.toSpliced(at, 1, ...next))
  }

  return (
    <fieldset name="supportChannels" tabIndex={-1} className="min-w-0">
      <legend className="sr-only">{m.settings.contact.channels}</legend>
      <div className="grid gap-6 sm:grid-cols-2">
        {KINDS.map((kind) => {
          const value = channels.find((one) => one.kind === kind)?.value ?? ''
          const isWrong = value !== '' && linkOf(kind, value, phones.read) === undefined
          return (
            <TextField
              key={kind}
              label={m.settings.contact.kinds[kind]}
              optional={m.shared.optional}
              hint={kind === 'whatsapp' || kind === 'phone' ? phones.hint : texts.hints[kind]}
              error={isWrong && (asked || left.includes(kind)) ? WRONG[kind] : undefined}
              value={value}
              maxLength={200}
              {...INPUTS[kind]}
              onChange={({ target }) => type(kind, target.value)}
              onBlur={() => setLeft([...left, kind])}
            />
          )
        })}
      </div>
      {asked && channels.length === 0 && (
        <p role="alert" className="mt-3 font-semibold text-bad">
          {texts.none}
        </p>
      )}
    </fieldset>
  )
}
