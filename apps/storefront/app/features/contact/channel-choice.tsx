import { usePage } from '../../lib/page.ts'
import { CHANNELS, type Channel } from './draft.ts'

interface ChannelChoiceProps {
  readonly value: Channel
  readonly onChange: (channel: Channel) => void
}

/** How the shop should answer. */
export function ChannelChoice({ value, onChange }: ChannelChoiceProps) {
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
