import type { Resources } from '@platen/api-client'
import { Button, Notice, SelectField, TextArea, TextField } from '@platen/ui'
import { useEffect, useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import { usePage } from '../../lib/page.ts'
import { count, fill } from '../../messages/words.ts'
import { prepareBotToken } from '../bot-check/bot-token.ts'
import { ProblemNotice, clock } from '../submission/problem-notice.tsx'
import { secondsToWait } from '../submission/problem.ts'
import { useLive } from '../../lib/use-live.ts'
import { useNow } from '../submission/use-now.ts'
import { ArtworkFiles } from './artwork-files.tsx'
import { ChannelChoice } from './channel-choice.tsx'
import { EMPTY_DRAFT, MAX_MESSAGE, TOPICS, contactDraft, type Draft } from './draft.ts'
import { asksQuantity, mistakesIn, type Field } from './request.ts'
import { useSending } from './use-sending.ts'

interface ContactFormProps {
  readonly onSent: (sent: Resources['ContactLeadSubmitResponse']) => void
}

/** A message to the shop. What is typed survives a reload; what was refused says where and why. */
export function ContactForm({ onSent }: ContactFormProps) {
  const { shop, language, messages } = usePage()
  const texts = messages.contact
  const live = useLive()
  const draft = contactDraft.use()
  const [isWaiting, setWaiting] = useState(false)
  const [wasTried, setWasTried] = useState(false)
  const [website, setWebsite] = useState('')
  const { problem, isSending, send } = useSending()
  const waitSeconds = secondsToWait(problem, useNow(1000))
  useTopicOfTheLink()

  const mistakes = wasTried ? mistakesIn(draft) : []
  const refusedFields = problem?.kind === 'refused' ? problem.fields : []
  const errorOf = (field: Field) =>
    mistakes.includes(field) || refusedFields.some(({ path }) => path === field)
      ? texts.errors[field]
      : undefined
  const change = (changes: Partial<Draft>) => contactDraft.write({ ...contactDraft.read(), ...changes })
  const example = shop.supportChannels.find(({ kind }) => kind === 'whatsapp')?.value ?? '+50370001234'

  return (
    <section aria-labelledby="message-form" className="min-w-0">
      <h2 id="message-form" className="mb-4 text-2xl">
        {texts.form}
      </h2>
      <noscript>
        <Notice tone="warn" className="mb-6">
          <p>{texts.scriptless}</p>
        </Notice>
      </noscript>
      <form
        noValidate
        onSubmit={(event) => void onSubmit(event)}
        onFocus={() => prepareBotToken(shop.botProtection)}
        aria-labelledby="message-form"
      >
        <fieldset disabled={!live} className="grid min-w-0 gap-6 disabled:opacity-60">
          <ChannelChoice value={draft.channel} onChange={(channel) => change({ channel })} />
          <TextField
            label={texts.name}
            error={errorOf('name')}
            required
            maxLength={120}
            autoComplete="name"
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
          />
          {draft.channel === 'email' ? (
            <TextField
              label={texts.email}
              error={errorOf('email')}
              required
              type="email"
              maxLength={254}
              autoComplete="email"
              value={draft.email}
              onChange={(event) => change({ email: event.target.value })}
            />
          ) : (
            <TextField
              label={texts.phone}
              hint={fill(texts.phoneHint, { example })}
              error={errorOf('phone')}
              required
              type="tel"
              maxLength={40}
              autoComplete="tel"
              value={draft.phone}
              onChange={(event) => change({ phone: event.target.value })}
            />
          )}
          <SelectField
            label={texts.topic}
            value={draft.topic}
            onChange={(event) => {
              const topic = TOPICS.find((known) => known === event.target.value)
              if (topic) change({ topic })
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
              onChange={(event) => change({ orderNumber: event.target.value })}
            />
          )}
          {asksQuantity(draft.topic) && (
            <TextField
              label={texts.quantity}
              optional={messages.shell.optional}
              error={errorOf('quantityEstimate')}
              inputMode="numeric"
              maxLength={7}
              autoComplete="off"
              value={draft.quantity}
              onChange={(event) => change({ quantity: event.target.value })}
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
            onChange={(event) => change({ message: event.target.value })}
          />
          <ArtworkFiles
            artworks={draft.artworks}
            onAdd={(artwork) => change({ artworks: [...contactDraft.read().artworks, artwork] })}
            onRemove={(id) =>
              change({ artworks: contactDraft.read().artworks.filter((artwork) => artwork.id !== id) })
            }
            onWaiting={setWaiting}
          />
          <Consent
            checked={draft.consent}
            error={errorOf('consent')}
            onChange={(consent) => change({ consent })}
          />
          <input
            className="sr-only"
            name="website"
            tabIndex={-1}
            autoComplete="off"
            aria-hidden="true"
            value={website}
            onChange={(event) => setWebsite(event.target.value)}
          />
          <ProblemNotice problem={problem} />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button
              type="submit"
              busy={isSending ? texts.sending : undefined}
              unavailable={
                isWaiting
                  ? texts.artworksWait
                  : waitSeconds > 0
                    ? fill(texts.wait, { time: clock(waitSeconds) })
                    : undefined
              }
            >
              {texts.send}
            </Button>
            <p className="text-sm text-ink-soft">{isWaiting ? texts.artworksWait : texts.kept}</p>
          </div>
        </fieldset>
      </form>
    </section>
  )

  async function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending || isWaiting || waitSeconds > 0) return
    const form = event.currentTarget
    // The fields must say what is wrong with them before the first of those can be found.
    flushSync(() => setWasTried(true))
    if (mistakesIn(draft).length > 0) {
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return
    }
    const sent = await send(draft, website)
    if (!sent) return
    contactDraft.write({
      ...EMPTY_DRAFT,
      channel: draft.channel,
      name: draft.name,
      email: draft.email,
      phone: draft.phone,
    })
    onSent(sent)
  }
}

/** Pages link here with what the message will be about: `?topic=order&order=PL-2026-000042`. */
function useTopicOfTheLink() {
  const [query] = useSearchParams()
  const topic = TOPICS.find((known) => known === query.get('topic'))
  const orderNumber = query.get('order')
  useEffect(() => {
    if (topic === undefined) return
    contactDraft.write({ ...contactDraft.read(), topic, ...(orderNumber === null ? {} : { orderNumber }) })
  }, [topic, orderNumber])
}

interface ConsentProps {
  readonly checked: boolean
  readonly error: string | undefined
  readonly onChange: (consent: boolean) => void
}

function Consent({ checked, error, onChange }: ConsentProps) {
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
