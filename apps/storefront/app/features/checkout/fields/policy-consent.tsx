import { Notice } from '@platen/ui'
import { usePage } from '../../../lib/page.ts'
import { fill } from '../../../messages/words.ts'
import { fieldId, type FieldProps } from './field-props.ts'

interface PolicyConsentProps extends FieldProps {
  /** The draft accepted other policies than those in force, however that became known. */
  readonly policyChanged: boolean
  /** The shop has just refused the order for it. */
  readonly refused: boolean
}

const PROBLEM_ID = 'checkout-policy-problem'

/** The tick, and why it is gone when the policies are not those that were accepted. */
export function PolicyConsent({ draft, rules, errorOf, change, policyChanged, refused }: PolicyConsentProps) {
  const { messages, paths } = usePage()
  const texts = messages.checkout
  const error = errorOf('policy')
  return (
    <div className="grid gap-2">
      {policyChanged && (
        <div id={PROBLEM_ID}>
          <Notice tone="warn" urgent title={texts.policyChangedTitle}>
            <p>
              {refused && texts.policyRefused} {texts.policyChangedText}
            </p>
          </Notice>
        </div>
      )}
      <div className="flex items-start gap-3">
        <input
          id={fieldId('policy')}
          type="checkbox"
          className="mt-2.5 size-6 shrink-0"
          checked={draft.acceptedPolicyVersion === rules.policyVersion}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={policyChanged || error !== undefined ? PROBLEM_ID : undefined}
          onChange={({ target }) =>
            change({ acceptedPolicyVersion: target.checked ? rules.policyVersion : '' })
          }
        />
        <p className="py-2">
          <label htmlFor={fieldId('policy')}>{texts.policyAccept}</label>{' '}
          <a href={paths.policies()} target="_blank" rel="noopener" className="underline">
            {fill(texts.policyLink, { version: rules.policyVersion })}
          </a>
        </p>
      </div>
      {!policyChanged && error !== undefined && (
        <p id={PROBLEM_ID} className="text-sm font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  )
}
