import { MemberList as AnyMemberList, type MemberListProps } from '../../../lib/forms/member-list.tsx'
import type { SettingsForm } from './settings-document.ts'

type ListName = 'supportChannels' | 'meetupZones' | 'deliveryAreas' | 'paymentInstructions'

/** A list of the settings. */
export function MemberList<Name extends ListName>(props: MemberListProps<Name, SettingsForm[Name][number]>) {
  return <AnyMemberList {...props} />
}
