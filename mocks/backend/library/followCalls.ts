import { authorPath, authors } from '#newspaper/content/authors.ts'
import { columns, type Topic, topics } from '#newspaper/content/topics.ts'
import { type Answer, answer, type Call, notFound, requireReader } from '../Call.ts'
import { readerById } from '../readers.ts'
import { interestsOf } from './interests.ts'
import type { FollowField } from './LibraryRecord.ts'
import { followersOf, libraryRecordOf } from './libraryRecordOf.ts'
import { paginate } from './paginate.ts'

/** Whether the id is one that can be followed. Readers cannot follow themselves. */
function exists(field: FollowField, id: string, call: Call): boolean {
  switch (field) {
    case 'users':
      return id !== requireReader(call).id && readerById(call.backend.state.readers, id) !== undefined
    case 'authors':
      return authors.some((author) => author.id === id)
    case 'columns':
      return columns.some((column) => column.id === id)
    case 'topics':
      return topics.some((topic) => topic.id === id)
  }
}

/** GET /user/{kind}/{id}/follow and /unfollow; idempotent. */
export const setFollowed =
  (field: FollowField, followed: boolean) =>
  (call: Call): Answer => {
    const id = call.params.id ?? ''
    if (!exists(field, id, call)) return notFound()
    const ids = libraryRecordOf(call)[field]
    if (followed) ids.add(id)
    else ids.delete(id)
    return answer(interestsOf(call))
  }

const readerCard = (id: string, { backend }: Call) => {
  const reader = readerById(backend.state.readers, id)
  const persona = Object.values(backend.state.personas).find((known) => known.id === id)
  return {
    userId: Number(id),
    nick: reader?.nick ?? '',
    name: persona?.name ?? null,
    avatar: reader?.avatarUrl ?? null,
    premium: persona?.premium ?? null,
    insignia: null,
  }
}

const authorCard = (id: string) => {
  const author = authors.find((known) => known.id === id)
  return {
    id: Number(id),
    name: author?.name ?? '',
    url: author ? authorPath(author) : '/',
    image: author?.portrait ? { url: `/portraits/${author.slug}.svg` } : null,
  }
}

const topicCard =
  (known: readonly Topic[]) =>
  (id: string, { language }: Call) => {
    const topic = known.find((one) => one.id === id)
    return { id: Number(id), name: topic?.name[language] ?? '', url: topic?.path ?? '/' }
  }

const cards: Record<FollowField, (id: string, call: Call) => object> = {
  users: readerCard,
  authors: authorCard,
  columns: topicCard(columns),
  topics: topicCard(topics),
}

/** GET /user/user, /user/author, /user/opinion-column, /user/topic: the last one followed first. */
export const listFollowed =
  (field: FollowField) =>
  (call: Call): Answer =>
    paginate(
      call,
      [...libraryRecordOf(call)[field]].reverse().map((id) => cards[field](id, call)),
    )

/** GET /user/followers. */
export const listFollowers = (call: Call): Answer =>
  paginate(
    call,
    followersOf(call.backend, requireReader(call).id).map((id) => readerCard(id, call)),
  )
