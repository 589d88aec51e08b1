/** List order is stored as `sort`; numbers that already ascend stay. */
export function numbered<Member extends { readonly sort: number }>(members: readonly Member[]): Member[] {
  const inOrder = members.every(({ sort }, at) => at === 0 || sort > (members[at - 1]?.sort ?? 0))
  return inOrder ? [...members] : members.map((member, sort) => ({ ...member, sort }))
}

/** Makes ids for new members from their names. Existing ids stay, because records refer to them. */
export function named<Member extends { readonly id: string }>(
  members: readonly Member[],
  nameOf: (member: Member) => string,
): Member[] {
  const taken = new Set(members.map(({ id }) => id))
  return members.map((member) => {
    if (member.id !== '') return member
    const id = freeSlug(nameOf(member), taken)
    taken.add(id)
    return { ...member, id }
  })
}

const MAX_SLUG_LENGTH = 36

export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[_0-9]+|_+$/g, '')
    .slice(0, MAX_SLUG_LENGTH)
  const slug = plain === '' ? 'new' : plain
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}_${number}`
    if (!taken.has(candidate)) return candidate
  }
}
