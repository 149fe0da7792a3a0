import { useRef } from 'react'
import { type CommentsReader, userIdOf } from '../access/getCommentsReader.ts'
import { useComments } from '../CommentsContext.ts'
import { type CommentsState, canDelete, type Entry, type ReplyForm, type Target } from '../list/comments.model.ts'

/** The part of the state that one comment shows. */
export interface Row {
  entry: Entry
  reader: CommentsReader
  /** The reader's own. */
  own: boolean
  /** Its author is muted. */
  muted: boolean
  /** It is where the reader is to be taken. */
  target: Target | undefined
  /** The part that is open under it. */
  replyForm: ReplyForm | undefined
  repliable: boolean
  deletable: boolean
}

const selectRow =
  (id: string) =>
  ({ list, entries, reader, muted, target, replyForm }: CommentsState): Row | undefined => {
    const entry = entries.get(id)
    if (!entry || list.status !== 'ready') return undefined
    const { author } = entry.comment
    const userId = userIdOf(reader)
    const { commentsAllowed, repliesAllowed } = list.options
    return {
      entry,
      reader,
      own: author.id === userId,
      muted: muted.has(author.id),
      target: target?.id === id ? target : undefined,
      replyForm: replyForm?.id === id ? replyForm : undefined,
      repliable: commentsAllowed && repliesAllowed,
      deletable: canDelete(entry.comment, list.options, userId),
    }
  }

/** One subscription per row, because there may be a thousand rows; a row renders again only when its own data changes. */
export function useRow(id: string): Row | undefined {
  const last = useRef<Row>(undefined)
  return useComments((state) => {
    const row = selectRow(id)(state)
    if (!isSame(last.current, row)) last.current = row
    return last.current
  })
}

/** Like zustand's `useShallow`, without its support for maps and iterables. */
function isSame(last: Row | undefined, row: Row | undefined): boolean {
  if (!last || !row) return last === row
  // The keys of a Row, which TypeScript reads as any texts.
  return (Object.keys(row) as (keyof Row)[]).every((key) => last[key] === row[key])
}
