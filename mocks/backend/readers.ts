import type { FoundUser } from '#widgets/comments/foundUsers.schema.ts'
import { nicks } from './comments/texts/nicks.ts'
import { crowdMember } from './crowd.ts'
import type { Personas } from './personas.ts'

/** A reader, with a nick. */
export type Reader = FoundUser

/** How many avatars the newspaper has drawn: `/avatars/a1.svg` and on. */
const AVATARS = 8

/** The readers who wrote the seeded comments, and the personas after them. Two of five have an avatar. */
export function seedReaders(personas: Personas): readonly Reader[] {
  const others = Object.values(nicks)
    .flat()
    .map((nick, index) => ({
      id: String(2001 + index),
      nick,
      avatarUrl: index % 5 < 2 ? avatar(1 + ((index * 3) % AVATARS)) : null,
      profileUrl: `/perfil/${2001 + index}`,
    }))
  const known = Object.values(personas).map(({ id, nick, avatarUrl }) => ({
    id,
    nick,
    avatarUrl: avatarUrl ?? null,
    profileUrl: `/perfil/${id}`,
  }))
  return [...others, ...known]
}

const avatar = (number: number) => `/avatars/a${number}.svg`

/** The readers who wrote or liked the seeded comments. The personas after them have done nothing yet. */
export const hasCommented = ({ id }: Reader): boolean => Number(id) < 9020

/** Also of the many who follow the collector, whom nothing else lists. */
export const readerById = (readers: readonly Reader[], id: string): Reader | undefined =>
  readers.find((reader) => reader.id === id) ?? crowdMember(id)
