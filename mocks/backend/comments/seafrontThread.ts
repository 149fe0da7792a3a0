import type { Language } from '#lib/site/config/config.ts'
import type { Reader } from '../readers.ts'
import type { CommentBook, SeededComment } from './CommentBook.ts'
import { type CommentWriter, createCommentWriter } from './commentWriter.ts'
import { nicks } from './texts/nicks.ts'
import { oddComments } from './texts/oddComments.ts'

const CONTENT = '1001'
/** 1,200 in all. */
const ROOTS = 960
const REPLIES = 240
/** How many levels of replies there are below a comment at most. */
const DEEPEST = 4
/** Index of the first odd comment, newest first; the first list page has ordinary ones only. */
const FIRST_ODD = 22
/** Index of the comment with more replies than one list page holds, newest first. */
const CROWDED = 6
const CROWD = 45

/** The personas' own comments among the newest, so that each persona has some on the first list page. */
const own: Readonly<Record<number, string>> = {
  3: 'Aloma del Rec',
  7: 'capita_de_la_barca_petita',
  10: 'Subscriptor 14',
  13: 'Redacció',
  16: 'Aloma del Rec',
}

interface Place {
  comment: SeededComment
  ago: number
  depth: number
}

/** The long thread under the seafront article (1001): busiest in the last hour, as old as the article at most. */
export function writeSeafrontThread(book: CommentBook): void {
  const writer = createCommentWriter(book.random)
  const speakers = (language: Language) => book.random.dealer(nicks[language].map(book.reader))
  const authors = { ca: speakers('ca'), es: speakers('es'), en: speakers('en'), de: speakers('de') }
  const roots = writeRoots(book, writer, authors)
  writeReplies(book, writer, authors.ca, roots)
}

/** Written oldest first, so that ids grow with time; returned newest first. */
function writeRoots(book: CommentBook, writer: CommentWriter, authors: Record<Language, () => Reader>): Place[] {
  const { random } = book
  const fans = ['Aloma del Rec', 'capita_de_la_barca_petita'].map((nick) => book.reader(nick).id)
  const likes = (place: number) => {
    const ids = book.likers(Math.floor(random.next() ** 4 * 70))
    const fan = fans[place % 2]
    return fan !== undefined && place % 9 === 4 && !ids.includes(fan) ? [...ids, fan] : ids
  }

  const roots: Place[] = []
  for (let place = ROOTS - 1; place >= 0; place--) {
    const ago = 2 + place * 0.2 + (place * place) / 4500 + random.next() * 0.19
    const odd = oddComments[(place - FIRST_ODD) / 2]
    const ownNick = own[place]
    const responses = ownNick === undefined ? writer.comment() : writer.catalan()
    const author =
      ownNick === undefined ? authors[odd === undefined ? responses.language : 'ca']() : book.reader(ownNick)
    const body = odd ?? responses.text
    roots.unshift({
      comment: book.write({ contentId: CONTENT, author, body, ago, likedByUserIds: likes(place) }),
      ago,
      depth: 0,
    })
  }
  return roots
}

function writeReplies(book: CommentBook, writer: CommentWriter, author: () => Reader, roots: readonly Place[]): void {
  const { random } = book
  const places = [...roots]
  let left = REPLIES

  const reply = (to: Place): Place => {
    left -= 1
    const text = writer.reply()
    const ago = to.ago * (0.35 + random.next() * 0.6)
    const named = random.chance(0.2)
    const comment = book.write({
      contentId: CONTENT,
      author: author(),
      body: named ? `@${to.comment.author.nick} ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text,
      ago,
      parent: to.comment,
      likedByUserIds: book.likers(Math.floor(random.next() ** 3 * 12)),
      mentions: named ? [to.comment.author] : [],
    })
    const place = { comment, ago, depth: to.depth + 1 }
    places.push(place)
    return place
  }

  // Replies four levels deep near both ends of the thread, many under one comment; the others at random, mostly under roots.
  for (const start of [roots[1], roots[9], roots[ROOTS - 2]]) {
    let place = start
    for (let depth = 0; place && depth < DEEPEST; depth++) place = reply(place)
  }
  const crowded = roots[CROWDED]
  for (let count = 0; crowded && count < CROWD; count++) reply(crowded)
  while (left > 0) {
    const place = random.chance(0.7) ? random.pick(roots) : random.pick(places)
    if (place !== crowded && place.depth < DEEPEST) reply(place)
  }
}
