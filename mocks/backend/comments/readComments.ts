import { writeIso } from '#kit/dates/moment.ts'
import { articlePath, articles, publishedAt } from '#newspaper/content/articles.ts'
import type { Comment, CommentOrder } from '#widgets/comments/comments.schema.ts'
import { type Answer, answer, type Call, notFound } from '../Call.ts'
import type { CommentRecord } from './CommentRecord.ts'
import { countComments, isVisibleTo, presentComment, repliesTo, threadOf } from './presentComment.ts'
import { reportingReasons } from './reportingReasons.ts'

/** The size of a list page. */
const PAGE_SIZE = 20

/** GET /comment/content/{id}: the root comments, with counts, options and reporting reasons. */
export function listComments(call: Call): Answer {
  const { backend, language, params } = call
  const contentId = params.contentId ?? ''
  const set = backend.state.threads.get(contentId)
  if (!set) return notFound()

  const thread = threadOf(backend.state, contentId)
  const roots = thread.filter((comment) => !comment.parentCommentId)
  const comments = listPageOf(call, roots, thread)
  if (!comments) return notFound()
  return answer({
    comments,
    contentNumComments: countComments(thread),
    currentNumComments: comments.length,
    mainContent: mainContent(call, contentId),
    reportingReasons: reportingReasons[language],
    order: orderOf(call),
    options: { ...set.options, authorQuestion: set.authorQuestion?.[language] ?? null },
  })
}

/** GET /comment/{id}/replies: direct replies only, each with its own number of replies. */
export function listReplies(call: Call): Answer {
  const { backend, params } = call
  const parent = backend.state.comments.get(params.commentId ?? '')
  if (!parent || !isVisibleTo(parent, call.reader?.id)) return notFound()

  const thread = threadOf(backend.state, parent.contentId)
  const comments = listPageOf(call, repliesTo(thread, parent.id), thread)
  return comments ? answer({ comments }) : notFound()
}

/** The list page after `fromCommentId`. A cursor, so that new comments neither repeat nor hide one. */
function listPageOf(
  call: Call,
  siblings: readonly CommentRecord[],
  thread: readonly CommentRecord[],
): Comment[] | undefined {
  const from = call.query.get('fromCommentId')
  const ordered = orderOf(call) === 'asc' ? siblings : siblings.toReversed()
  const start = from === null ? 0 : ordered.findIndex((comment) => comment.id === from) + 1
  if (from !== null && start === 0) return undefined
  return ordered
    .slice(start)
    .filter((comment) => isVisibleTo(comment, call.reader?.id))
    .slice(0, PAGE_SIZE)
    .map((comment) => presentComment(comment, thread, call.reader?.id))
}

const orderOf = ({ query }: Call): CommentOrder => (query.get('order')?.toLowerCase() === 'asc' ? 'asc' : 'desc')

function mainContent({ backend, language }: Call, contentId: string) {
  const article = articles.find(({ id }) => id === contentId)
  if (!article) return null
  const url = articlePath(article)
  return {
    id: contentId,
    url,
    shareUrl: url,
    title: article.title[language],
    type: article.kind,
    authors: article.authors,
    category: article.category,
    publishedDate: writeIso(publishedAt(article, backend.now())),
  }
}
