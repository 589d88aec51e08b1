import type { Resources } from '@platen/api-client'
import { Button } from '@platen/ui'
import { useEffect, useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { usePage } from '../../lib/page.ts'
import { useLive } from '../../lib/use-live.ts'
import { fill } from '@platen/messages'
import { prepareBotToken } from '../bot-check/index.ts'
import { ProblemNotice, clock, secondsToWait, useNow, PageIncomplete } from '../submission/index.ts'
import { ArtworkFiles } from './artwork-files.tsx'
import { EMPTY_DRAFT, TOPICS, contactDraft, type Draft } from './draft.ts'
import { MessageFields, Consent } from './message-fields.tsx'
import { invalidFields, requestOf, type Field, type ReadPhone } from './request.ts'
import { useSending, type Content } from './use-sending.ts'

/** The country of phone numbers that are typed without a country code. */
export interface PhoneRegion {
  readonly country: string | undefined
  readonly callingCode: string | undefined
}

interface ContactFormProps extends PhoneRegion {
  readonly onSent: (sent: Resources['ContactLeadSubmitResponse']) => void
}

export function ContactForm({ country, callingCode, onSent }: ContactFormProps) {
  const { shop, language, messages } = usePage()
  const texts = messages.contact
  const live = useLive()
  const draft = contactDraft.use()
  const [isWaiting, setWaiting] = useState(false)
  const [wasTried, setWasTried] = useState(false)
  const [website, setWebsite] = useState('')
  const phones = usePhoneReader(country)
  const { problem, isSending, isLocked, send } = useSending()
  const waitSeconds = secondsToWait(problem, useNow(1000))
  useEffect(readTopicFromUrl, [])

  const invalid = wasTried ? invalidFields(draft, phones.readPhone) : []
  const refusedFields = problem?.kind === 'refused' ? problem.fields : []
  const errorOf = (field: Field) =>
    invalid.includes(field) || refusedFields.some(({ path }) => path === field)
      ? texts.errors[field]
      : undefined

  return (
    <section aria-labelledby="message-form">
      <h2 id="message-form" className="mb-4 text-2xl">
        {texts.form}
      </h2>
      <form
        noValidate
        onSubmit={(event) => void onSubmit(event)}
        onFocus={() => prepareBotToken(shop.botProtection)}
        aria-labelledby="message-form"
      >
        <fieldset disabled={!live} className="grid min-w-0 gap-6 disabled:opacity-60">
          <fieldset disabled={isLocked} className="grid min-w-0 gap-6 disabled:opacity-60">
            <MessageFields
              draft={draft}
              onChange={change}
              errorOf={errorOf}
              callingCode={callingCode}
              // If it does not load, the submission requests it again and reports an error.
              onPhoneFocus={() => void phones.load().catch(() => undefined)}
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
          </fieldset>
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
    // The field in which Enter was pressed will be locked and would lose the focus.
    form.querySelector<HTMLElement>('button[type="submit"]')?.focus()
    const sent = await send(() => contentOf(form))
    if (!sent) return
    const { channel, name, email, phone } = contactDraft.read()
    contactDraft.write({ ...EMPTY_DRAFT, channel, name, email, phone })
    onSent(sent)
  }

  /** Undefined for an invalid draft, whose first invalid field gets the focus. */
  async function contentOf(form: HTMLFormElement): Promise<Content | undefined> {
    const readPhone = draft.channel === 'whatsapp' ? await phones.load() : phones.readPhone
    // The draft may have changed during loading.
    const written = contactDraft.read()
    // Render the errors first, so that the first invalid field can be found.
    flushSync(() => setWasTried(true))
    if (invalidFields(written, readPhone).length > 0) {
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return undefined
    }
    return { ...requestOf(written, readPhone, language), ...(website === '' ? {} : { website }) }
  }
}

function change(changes: Partial<Draft>): void {
  contactDraft.write({ ...contactDraft.read(), ...changes })
}

/** Other pages link here with a topic: `?topic=order&order=PL-2026-000042`. */
function readTopicFromUrl(): void {
  const query = new URLSearchParams(location.search)
  const topic = TOPICS.find((known) => known === query.get('topic'))
  const orderNumber = query.get('order')
  if (topic !== undefined) change({ topic, ...(orderNumber === null ? {} : { orderNumber }) })
}

/** The phone number rules are as large as the rest of the form, so they load when a number is about to be typed. */
function usePhoneReader(country: string | undefined) {
  const [reader, setReader] = useState<{ readonly read: ReadPhone }>()

  return {
    /** Accepts any input until the rules have loaded. */
    readPhone: reader?.read ?? ((typed: string) => (typed.trim() === '' ? undefined : typed)),
    /** Rejects when the rules cannot be loaded. */
    load,
  }

  async function load(): Promise<ReadPhone> {
    const { toE164 } = await import('@platen/formats/phone').catch((cause: unknown) => {
      throw new PageIncomplete('The phone number rules could not be loaded.', { cause })
    })
    const read = (typed: string) => toE164(typed, country)
    setReader({ read })
    return read
  }
}
