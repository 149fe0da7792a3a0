import type { CommentState } from '#widgets/comments/comments.schema.ts'
import type { Random } from '../random.ts'
import type { Reader } from '../readers.ts'
import type { CommentRecord } from './CommentRecord.ts'

export interface Draft {
  contentId: string
  author: Reader
  body: string
  /** In minutes. */
  ago: number
  parent?: SeededComment | undefined
  state?: CommentState | undefined
  likedByUserIds?: readonly string[]
  mentions?: readonly Pick<Reader, 'id' | 'nick'>[]
  reportedByUserIds?: readonly string[]
}

/** A comment before the newspaper has a clock, from which its date is counted. */
export interface SeededComment extends Omit<CommentRecord, 'publicationDate'> {
  /** In minutes. */
  ago: number
}

/** The means to seed a thread: authors, a random source, and a list that comments are added to. */
export interface CommentBook {
  /** In the order of writing. */
  readonly comments: readonly SeededComment[]
  random: Random
  readers: readonly Reader[]
  /** @throws When no reader has that nick: a mistake in the seeded texts. */
  reader(nick: string): Reader
  /** That many different readers' ids. */
  likers(count: number): string[]
  /** Ids are assigned in the order of writing, because permalinks and drafts in the widgets' states name some. */
  write(draft: Draft): SeededComment
}

export interface BookOptions {
  random: Random
  readers: readonly Reader[]
}

export function createCommentBook({ random, readers }: BookOptions): CommentBook {
  const comments: SeededComment[] = []
  const deal = random.dealer(readers)
  return {
    comments,
    random,
    readers,
    reader(nick) {
      const found = readers.find((reader) => reader.nick === nick)
      if (!found) throw new Error(`Unknown nick ${nick}`)
      return found
    },
    likers: (count) => Array.from({ length: Math.min(count, readers.length) }, () => deal().id),
    write({
      contentId,
      author,
      body,
      ago,
      parent,
      state = 'published',
      likedByUserIds = [],
      mentions = [],
      reportedByUserIds = [],
    }) {
      const comment: SeededComment = {
        id: String(500_001 + comments.length),
        contentId,
        parentCommentId: parent?.id ?? null,
        state,
        body,
        ago,
        likedByUserIds: [...likedByUserIds],
        author: { id: author.id, nick: author.nick, avatarUrl: author.avatarUrl },
        mentions: mentions.map(({ id, nick }) => ({ id, nick })),
        reportedByUserIds,
        removed: false,
      }
      comments.push(comment)
      return comment
    },
  }
}
