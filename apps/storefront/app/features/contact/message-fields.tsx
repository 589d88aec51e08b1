import { SelectField, TextArea, TextField } from '@platen/ui'
import { usePage } from '../../lib/page.ts'
import { count, fill } from '../../messages/words.ts'
import { MAX_MESSAGE, TOPICS, type Draft, CHANNELS, type Channel } from './draft.ts'
import { hasQuantity, type Field } from './request.ts'

interface MessageFieldsProps {
  readonly draft: Draft
  readonly onChange: (changes: Partial<Draft>) => void
  readonly errorOf: (field: Field) => string | undefined
  /** The calling code of the shop's country; undefined when the country is unknown. */
  readonly callingCode: string | undefined
  readonly onPhoneFocus: () => void
}

/** The fields of a message. Only those that the chosen topic and channel need are shown. */
export function MessageFields({ draft, onChange, errorOf, callingCode, onPhoneFocus }: MessageFieldsProps) {
  const { shop, language, messages } = usePage()
  const texts = messages.contact
  const example = shop.supportChannels.find(({ kind }) => kind === 'whatsapp')?.value ?? '+50370001234'
  return (
    <>
      <ChannelChoice value={draft.channel} onChange={(channel) => onChange({ channel })} />
      <TextField
        label={texts.name}
        error={errorOf('name')}
        required
        maxLength={120}
        autoComplete="name"
        value={draft.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      {draft.channel === 'email' ? (
        <TextField
          key="email"
          label={texts.email}
          error={errorOf('email')}
          required
          type="email"
          maxLength={254}
          autoComplete="email"
          value={draft.email}
          onChange={(event) => onChange({ email: event.target.value })}
        />
      ) : (
        <TextField
          key="phone"
          label={texts.phone}
          hint={
            callingCode === undefined
              ? fill(texts.phoneHintAbroad, { example })
              : fill(texts.phoneHint, { example, code: callingCode })
          }
          error={errorOf('phone')}
          required
          type="tel"
          maxLength={40}
          autoComplete="tel"
          value={draft.phone}
          onFocus={onPhoneFocus}
          onChange={(event) => onChange({ phone: event.target.value })}
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
          label={texts.orderNumber}
          optional={messages.shell.optional}
          hint={texts.orderNumberHint}
          maxLength={40}
          autoComplete="off"
          value={draft.orderNumber}
          onChange={(event) => onChange({ orderNumber: event.target.value })}
        />
      )}
      {hasQuantity(draft.topic) && (
        <TextField
          label={texts.quantity}
          optional={messages.shell.optional}
          error={errorOf('quantityEstimate')}
          inputMode="numeric"
          maxLength={7}
          autoComplete="off"
          value={draft.quantity}
          onChange={(event) => onChange({ quantity: event.target.value })}
        />
      )}
      <TextArea
        label={texts.message}
        hint={
          draft.message.length > MAX_MESSAGE - 300
            ? count(language, texts.messageLeft, MAX_MESSAGE - draft.message.length)
            : undefined
        }
        error={errorOf('message')}
        required
        rows={6}
        maxLength={MAX_MESSAGE}
        value={draft.message}
        onChange={(event) => onChange({ message: event.target.value })}
      />
    </>
  )
}

interface ChannelChoiceProps {
  readonly value: Channel
  readonly onChange: (channel: Channel) => void
}

/** How the shop should answer. */
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
