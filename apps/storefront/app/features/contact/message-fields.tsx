import type { ChangeEvent } from 'react'
import { SelectField, TextArea, TextField } from '@platen/ui'
import { usePage } from '../../lib/page.ts'
import { count, fill } from '@platen/messages'
import { MAX_MESSAGE, TOPICS, type Draft, CHANNELS, type Channel } from './draft.ts'
import { hasQuantity, type Field } from './request.ts'

type TextFieldName = 'name' | 'email' | 'phone' | 'orderNumber' | 'quantity' | 'message'

interface MessageFieldsProps {
  readonly draft: Draft
  readonly onChange: (changes: Partial<Draft>) => void
  readonly errorOf: (field: Field) => string | undefined
  /** The calling code of the shop's country; undefined when the country is unknown. */
  readonly callingCode: string | undefined
  readonly onPhoneFocus: () => void
}

export function MessageFields({ draft, onChange, errorOf, callingCode, onPhoneFocus }: MessageFieldsProps) {
  const { shop, language, messages } = usePage()
  const texts = messages.contact
  const field = (name: TextFieldName, isOptional = false) => ({
    label: texts[name],
    optional: isOptional ? messages.shell.optional : undefined,
    error: name === 'orderNumber' ? undefined : errorOf(name === 'quantity' ? 'quantityEstimate' : name),
    required: !isOptional,
    value: draft[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ [name]: target.value }),
  })
  const example = shop.supportChannels.find(({ kind }) => kind === 'whatsapp')?.value ?? '+50370001234'
  return (
    <>
      <ChannelChoice value={draft.channel} onChange={(channel) => onChange({ channel })} />
      <TextField {...field('name')} maxLength={120} autoComplete="name" />
      {draft.channel === 'email' ? (
        <TextField key="email" {...field('email')} type="email" maxLength={254} autoComplete="email" />
      ) : (
        <TextField
          key="phone"
          {...field('phone')}
          hint={
            callingCode === undefined
              ? fill(texts.phoneHintAbroad, { example })
              : fill(texts.phoneHint, { example, code: callingCode })
          }
          type="tel"
          maxLength={40}
          autoComplete="tel"
          onFocus={onPhoneFocus}
        />
      )}
      <SelectField
        label={texts.topic}
        value={draft.topic}
        onChange={(event) => {
          const topic = TOPICS.find((known) => known === event.target.value)
          if (topic) onChange({ topic })
        }}
      >
        {TOPICS.map((topic) => (
          <option key={topic} value={topic}>
            {texts.topics[topic]}
          </option>
        ))}
      </SelectField>
      {draft.topic === 'order' && (
        <TextField
          {...field('orderNumber', true)}
          hint={texts.orderNumberHint}
          maxLength={40}
          autoComplete="off"
        />
      )}
      {hasQuantity(draft.topic) && (
        <TextField {...field('quantity', true)} inputMode="numeric" maxLength={7} autoComplete="off" />
      )}
      <TextArea
        {...field('message')}
        hint={
          draft.message.length > MAX_MESSAGE - 300
            ? count(language, texts.messageLeft, MAX_MESSAGE - draft.message.length)
            : undefined
        }
        rows={6}
        maxLength={MAX_MESSAGE}
      />
    </>
  )
}

interface ChannelChoiceProps {
  readonly value: Channel
  readonly onChange: (channel: Channel) => void
}

function ChannelChoice({ value, onChange }: ChannelChoiceProps) {
  const { messages } = usePage()
  const texts = messages.contact
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{texts.channel}</legend>
      <div className="grid grid-cols-2 gap-3">
        {CHANNELS.map((channel) => (
          <label
            key={channel}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-platen border border-rule-strong bg-sheet px-3 py-2 transition-colors hover:border-ink has-checked:border-press has-checked:bg-press-wash"
          >
            <input
              type="radio"
              name="channel"
              value={channel}
              checked={value === channel}
              onChange={() => onChange(channel)}
              className="size-5 flex-none"
            />
            {texts.channels[channel]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface ConsentProps {
  readonly checked: boolean
  readonly error: string | undefined
  readonly onChange: (consent: boolean) => void
}

export function Consent({ checked, error, onChange }: ConsentProps) {
  const { messages } = usePage()
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={checked}
          required
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : 'consent-error'}
          onChange={(event) => onChange(event.target.checked)}
          className="size-6 flex-none"
        />
        {messages.contact.consent}
      </label>
      {error !== undefined && (
        <p id="consent-error" className="text-sm font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  )
}
