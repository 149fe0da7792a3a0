import { authors } from '#newspaper/content/authors.ts'
import { columns, topics } from '#newspaper/content/topics.ts'
import { crowdIds } from '../crowd.ts'
import { COLLECTOR } from '../personas.ts'
import { createLibraryRecord, type LibraryRecord, type ListRecord } from './LibraryRecord.ts'

const CONTENTS = 10_000
/** How many readers the collector follows. */
const FOLLOWED = 300

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id)

/** Ten thousand contents, of which one list has thousands and another has none. */
export function seedCollection(): LibraryRecord {
  const contents = Array.from({ length: CONTENTS }, (_, index) => String(20_000 + index))
  const list = (number: number, title: string, size: number): ListRecord => ({
    id: `${COLLECTOR}00${number}`,
    title,
    contents: new Set(contents.slice(0, size)),
  })
  return {
    ...createLibraryRecord({
      contents,
      users: crowdIds().slice(0, FOLLOWED),
      authors: ids(authors),
      columns: ids(columns),
      topics: ids(topics),
    }),
    lists: [list(1, 'Hemeroteca', 3000), list(2, 'Per ordenar', 1), list(3, 'Buida', 0)],
  }
}
