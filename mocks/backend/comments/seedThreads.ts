import { type BookOptions, createCommentBook, type SeededComment } from './CommentBook.ts'
import { writeSeafrontThread } from './seafrontThread.ts'
import { breadThread } from './texts/breadThread.ts'
import { tableThread } from './texts/tableThread.ts'
import { waterThread } from './texts/waterThread.ts'
import { wordsThread } from './texts/wordsThread.ts'
import { writeLines } from './writeLines.ts'

/** The seeded comments of each article; 1003 has none. */
export function seedThreads(options: BookOptions): readonly SeededComment[] {
  const book = createCommentBook(options)
  writeSeafrontThread(book)
  writeLines(book, '1002', tableThread)
  writeLines(book, '1004', waterThread)
  writeLines(book, '1005', breadThread)
  writeLines(book, '1006', wordsThread)
  return book.comments
}
