import type { SettingsForm } from '../settings/index.ts'
import type { FirstRun, StepName } from './first-run.ts'

interface Known {
  readonly examples: FirstRun['examples']
  /** Orders name them, so they can only be hidden. */
  readonly usedInstructions: readonly string[]
  /** Nobody has confirmed the step. */
  readonly isOpen: boolean
}

/**
 * What a step shows of the settings: without accounts, numbers and addresses of the examples, which an owner would have
 * to find and remove one by one.
 */
export function withoutExamples(form: SettingsForm, step: StepName, known: Known): SettingsForm {
  const { isOpen } = known
  switch (step) {
    case 'money':
      // The tax of another country would be charged without anybody having chosen it.
      return isOpen ? { ...form, tax: { mode: 'none', rateBp: 0 } } : form
    case 'contact':
      return withoutChannels(form, known)
    case 'payment':
      return withoutInstructions(form, known)
    case 'delivery':
      return withoutPlaces(form, known)
    default:
      return form
  }
}

function withoutChannels(form: SettingsForm, { examples }: Known): SettingsForm {
  const isExample = (value: string) => examples.supportChannels.includes(value)
  return {
    ...form,
    shopEmail: isExample(form.shopEmail) ? '' : form.shopEmail,
    supportChannels: form.supportChannels.filter(({ value }) => !isExample(value)),
  }
}

function withoutInstructions(form: SettingsForm, { examples, usedInstructions }: Known): SettingsForm {
  const isExample = ({ id }: { readonly id: string }) =>
    examples.paymentInstructions.some((one) => one.id === id)
  const paymentInstructions = form.paymentInstructions
    .filter((one) => !isExample(one) || usedInstructions.includes(one.id))
    .map((one) => (isExample(one) ? { ...one, active: false } : one))
  return {
    ...form,
    paymentInstructions,
    deliveryAreas: form.deliveryAreas.map((area) => ({
      ...area,
      paymentInstructionIds: area.paymentInstructionIds.filter((id) =>
        paymentInstructions.some((one) => one.id === id),
      ),
    })),
  }
}

function withoutPlaces(form: SettingsForm, { examples }: Known): SettingsForm {
  const meetupZones = form.meetupZones.filter(({ id }) => !examples.meetupZones.some((one) => one.id === id))
  const isExample = examples.address !== null && form.studio.address === examples.address
  const offered = form.fulfilmentMethods.filter(({ kind }) => {
    if (kind === 'meetup') return meetupZones.some(({ active }) => active)
    return kind !== 'pickup' || !isExample
  })
  const isNew = isExample || examples.meetupZones.length > 0
  return {
    ...form,
    meetupZones,
    studio: isExample ? { address: '', mapUrl: '', hours: [] } : form.studio,
    fulfilmentMethods: isNew ? offered.filter(({ kind }) => kind !== 'delivery') : form.fulfilmentMethods,
  }
}
