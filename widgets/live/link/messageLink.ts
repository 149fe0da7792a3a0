import { isId } from '#lib/isId.ts'

/** The fragment of a message's own address. A dot, which no id has, parts the two ids. */
export const messageHash = (liveId: string, id: string): string => `#live-${liveId}.${id}`

/** The id of the message of this live that an address points to; undefined for any other address. */
export function linkedMessage(href: string, liveId: string): string | undefined {
  const { hash } = new URL(href)
  const before = messageHash(liveId, '')
  const id = hash.slice(before.length)
  return hash.startsWith(before) && isId(id) ? id : undefined
}
