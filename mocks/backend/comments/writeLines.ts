import type { CommentBook, SeededComment } from './CommentBook.ts'
import type { Line } from './Line.ts'

/** Adds a hand-written thread to the book, with its replies. */
export function writeLines(book: CommentBook, contentId: string, lines: readonly Line[], parent?: SeededComment): void {
  for (const { by, ago, text, likes = 0, likedBy = [], state, mentions = [], reportedBy = [], replies = [] } of lines) {
    const known = likedBy.map((nick) => book.reader(nick).id)
    const others = book.likers(likes).filter((id) => !known.includes(id))
    const comment = book.write({
      contentId,
      author: book.reader(by),
      body: text,
      ago,
      parent,
      state,
      likedByUserIds: [...known, ...others].slice(0, likes),
      mentions: mentions.map(book.reader),
      reportedByUserIds: reportedBy.map((nick) => book.reader(nick).id),
    })
    writeLines(book, contentId, replies, comment)
  }
}
