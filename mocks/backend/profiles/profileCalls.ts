import { type Answer, answer, type Call, invalid, notFound, requireReader } from '../Call.ts'
import type { CommentRecord } from '../comments/CommentRecord.ts'
import { isVisibleTo, presentComment, threadOf } from '../comments/presentComment.ts'
import { followersOf } from '../library/libraryRecordOf.ts'
import { presentCard } from '../library/presentCard.ts'
import { getsSpecifiedFieldsOnly } from '../personas.ts'
import { readerById } from '../readers.ts'

/** The page size where the call names none (reader-account §9). */
const PAGE_SIZE = 20

const descriptions = [
  'Llegeixo el diari al tren de les 7.14.',
  'Veïna del passeig de tota la vida. Escric poc i m’ho penso molt.',
  'Del port al mercat i del mercat a casa.',
]

const idOf = (call: Call) => call.params.userId ?? requireReader(call).id

/** The part of a profile that other readers see: personas decide it themselves, of the others one of seven is private. */
function publicSide(id: string, { backend }: Call) {
  const user = [...backend.state.accounts.values()].find((account) => account.user.id === id)?.user
  if (user) return { visible: user.visible, description: user.description ?? null }
  const description = Number(id) % 2 === 0 ? (descriptions[Number(id) % descriptions.length] ?? null) : null
  return { visible: Number(id) % 7 !== 3, description }
}

/** The comments of a reader, the newest first. A private profile shows them to nobody else. */
function commentsOf(id: string, call: Call): CommentRecord[] {
  const viewer = requireReader(call).id
  if (id !== viewer && !publicSide(id, call).visible) return []
  const own = [...call.backend.state.comments.values()].filter(({ author, state }) => {
    const gone = state === 'deletedByUser' || state === 'deletedByModeration' || state === 'banned'
    return author.id === id && !gone
  })
  const visible = own.filter((comment) => isVisibleTo(comment, viewer))
  return visible.sort((a, b) => b.publicationDate.localeCompare(a.publicationDate) || Number(b.id) - Number(a.id))
}

/** GET /profile and /profile/{id}: the profile card; a private one has neither counts nor a description for others. */
export function getProfileCard(call: Call): Answer {
  const { backend } = call
  const id = idOf(call)
  const reader = readerById(backend.state.readers, id)
  if (!reader) return notFound()
  const { visible, description } = publicSide(id, call)
  const shown = visible || id === requireReader(call).id
  const likes = commentsOf(id, call).reduce((sum, { likedByUserIds }) => sum + likedByUserIds.length, 0)
  return answer({
    userId: Number(id),
    ...(!getsSpecifiedFieldsOnly(requireReader(call)) && { nick: reader.nick, avatarUrl: reader.avatarUrl ?? null }),
    public: visible,
    description: shown ? description : null,
    followerTotalResults: shown ? followersOf(backend, id).length : null,
    followedTotalResults: shown ? (backend.state.libraries.get(id)?.users.size ?? 0) : null,
    likeTotalResults: shown ? likes : null,
  })
}

/** GET /profile/comments/{userId}: a page of comments, under the contents that they belong to. */
export function listProfileComments(call: Call): Answer {
  const { backend, query } = call
  const id = idOf(call)
  if (!readerById(backend.state.readers, id)) return notFound()
  const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? PAGE_SIZE)]
  if (!Number.isInteger(page) || page < 1) return invalid('page')
  if (!Number.isInteger(limit) || limit < 1) return invalid('limit')

  const newestFirst = commentsOf(id, call)
  const ordered = query.get('order')?.toUpperCase() === 'ASC' ? newestFirst.toReversed() : newestFirst
  const byContent = new Map<string, CommentRecord[]>()
  for (const comment of ordered.slice((page - 1) * limit, page * limit))
    byContent.set(comment.contentId, [...(byContent.get(comment.contentId) ?? []), comment])
  const contents = [...byContent].map(([contentId, comments]) => {
    const thread = threadOf(backend.state, contentId)
    return {
      ...presentCard(contentId, call),
      comments: comments.map((comment) => presentComment(comment, thread, requireReader(call).id)),
    }
  })
  return answer({ numComments: newestFirst.length, contents })
}
