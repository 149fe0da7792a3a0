import type { Choice } from '#kit/ui/choices/choice.ts'
import type { Edition } from '../archive.schema.ts'

/** The backend's list may have an 'all' of its own, which the address has no segment for (content-features §2). */
export const namedChoices = (list: readonly { name: string; value: string }[]): readonly Choice[] =>
  list.filter(({ value }) => value !== 'all').map(({ name, value }) => ({ label: name, value }))

/** The publications of an edition; without one, those of all editions, each once. */
export function publicationsOf(editions: readonly Edition[], edition: string | undefined): readonly Choice[] {
  const those = editions.filter(({ value }) => !edition || value === edition)
  const choices = namedChoices(those.flatMap(({ publicationTypes }) => publicationTypes ?? []))
  return choices.filter(({ value }, index) => choices.findIndex((other) => other.value === value) === index)
}
