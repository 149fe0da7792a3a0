import { writeIso } from '#kit/dates/moment.ts'
import { articleById } from '#newspaper/content/articleById.ts'
import { articlePath } from '#newspaper/content/articles.ts'
import { isSection, sections } from '#newspaper/content/sections.ts'
import { type Answer, answer, type Call, notFound, requireReader } from '../Call.ts'
import type { CommentRecord } from '../comments/CommentRecord.ts'
import { reportingReasons } from '../comments/reportingReasons.ts'
import type { Backend } from '../createBackend.ts'
import type { Reader } from '../readers.ts'
import type { NotificationRecord } from './NotificationRecord.ts'
import { seedNotifications } from './seedNotifications.ts'

const PAGE_SIZE = 15
/** How many voters are named; of the others there is a count (reader-account §2, "Notification card"). */
const NAMED_VOTERS = 2

/** GET /user/notifications/status. */
export const getStatus = (call: Call): Answer =>
  answer({ pendingNotifications: pendingOf(call.backend, requireReader(call).id) })

/** GET /user/notifications/latest: they count as seen from then on. */
export function listLatest(call: Call): Answer {
  const answered = list(call, true)
  call.backend.state.notificationsSeen.set(requireReader(call).id, call.backend.now())
  return answered
}

/** GET /user/notifications/history. */
export const listHistory = (call: Call): Answer => list(call, false)

/** How many of the latest a reader has not seen. */
export function pendingOf(backend: Backend, readerId: string): number {
  const seen = backend.state.notificationsSeen.get(readerId)
  return notificationsOf(backend, readerId).filter(({ latest, published }) => latest && (!seen || published > seen))
    .length
}

function notificationsOf(backend: Backend, readerId: string): readonly NotificationRecord[] {
  const { notifications } = backend.state
  const known = notifications.get(readerId) ?? seedNotifications(backend, readerId)
  notifications.set(readerId, known)
  return known
}

/** The page after `notificationId`: a cursor, so that new ones neither repeat nor hide one. */
function list(call: Call, latest: boolean): Answer {
  const { id } = requireReader(call)
  const group = notificationsOf(call.backend, id).filter((record) => record.latest === latest)
  const from = call.query.get('notificationId')
  const start = from === null ? 0 : group.findIndex((record) => record.id === from) + 1
  if (from !== null && start === 0) return notFound()
  return answer({
    notifications: group.slice(start, start + PAGE_SIZE).map((record) => present(record, call)),
    hasMoreResults: group.length > start + PAGE_SIZE,
  })
}

const person = ({ id, nick, avatarUrl }: Reader) => ({ id: Number(id), nick, avatar: avatarUrl ?? null })

function present({ id, type, people, commentId, published }: NotificationRecord, { backend, language, reader }: Call) {
  const { comments } = backend.state
  const comment = commentId === undefined ? undefined : comments.get(commentId)
  const article = articleById(comment?.contentId ?? '')
  const [first] = people
  const voters = type === 'comment-like-notification' ? people : []
  const follows = type === 'user-follow-notification'
  const section = article?.category ?? ''
  return {
    id: Number(id),
    type,
    author: !follows && voters.length === 0 && first ? person(first) : null,
    follower: follows && first ? person(first) : null,
    voters: voters.slice(0, NAMED_VOTERS).map(person),
    remainingVoters: Math.max(0, voters.length - NAMED_VOTERS),
    body: comment?.body ?? null,
    title: article?.title[language] ?? null,
    subtitle: isSection(section) ? sections[section][language] : null,
    message: type === 'comment-banned-notification' ? reportingReasons[language][0]?.text : null,
    url:
      comment && article
        ? `${articlePath(article)}#${permalink(comment, comments)}`
        : `/perfil/${first?.id ?? reader?.id}`,
    publishedDate: writeIso(published),
  }
}

/** A comment's address: it names the comments that it replies to. */
function permalink(comment: CommentRecord, comments: ReadonlyMap<string, CommentRecord>): string {
  const ids = [comment.id]
  let parentId = comment.parentCommentId
  while (parentId) {
    ids.unshift(parentId)
    parentId = comments.get(parentId)?.parentCommentId
  }
  return `comment-${ids.join('.')}`
}
