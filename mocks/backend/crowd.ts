import type { FoundUser } from '#widgets/comments/foundUsers.schema.ts'
import { nicks } from './comments/texts/nicks.ts'

/** The followers of the collector. They are made when they are asked for. */
const FIRST = 30_001
const SIZE = 5000

const names = Object.values(nicks).flat()

export const crowdIds = (): string[] => Array.from({ length: SIZE }, (_, index) => String(FIRST + index))

export function crowdMember(id: string): FoundUser | undefined {
  const index = Number(id) - FIRST
  if (!Number.isInteger(index) || index < 0 || index >= SIZE) return undefined
  const round = Math.floor(index / names.length) + 2
  return {
    id,
    nick: `${names[index % names.length]} ${round}`,
    avatarUrl: index % 3 === 0 ? `/avatars/a${1 + (index % 8)}.svg` : null,
    profileUrl: `/perfil/${id}`,
  }
}
