import { SelectField, TextArea, TextField } from '@platen/ui'
import { usePage } from '../../lib/page.ts'
import { count, fill } from '../../messages/words.ts'
import { ChannelChoice } from './channel-choice.tsx'
import { MAX_MESSAGE, TOPICS, type Draft } from './draft.ts'
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
