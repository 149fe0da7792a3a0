import type * as v from 'valibot'
import type { IslandContext } from '#islands/island/islandContext.types.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import { parseJson } from '#lib/schema/parseJson.ts'
import { writeJson } from '#lib/writeJson.ts'
import { subscribe } from '#page/bus/subscribe.ts'
import type { SessionState } from '#page/session/session.types.ts'
import { userOf } from '#page/session/userOf.ts'
import { readLastReader } from '#page/storage/createDraftOwner.ts'
import { createDrafts } from '#page/storage/createDrafts.ts'
import type { CommentsServices } from './CommentsContext.ts'
import { CommentListSchema, type CommentOrder, CountEventSchema, MentionsSchema } from './comments.schema.ts'
import { type ComposerStore, createComposerStore, type DraftStorage } from './composer/composer.store.ts'
import { commentsPath, createCommentsApi } from './list/comments.api.ts'
import { createCommentsStore } from './list/comments.store.ts'

/** Wires the comments on one content to the page. */
export function createCommentsServices(
  contentId: string,
  order: CommentOrder,
  context: IslandContext,
): CommentsServices {
  const { client, session, now, signal, emit, publish, analytics, report } = context
  const api = createCommentsApi(client)
  const drafts = createDrafts(() => window.sessionStorage)
  const draftKey = (parentId?: string) => `comments:${contentId}${parentId === undefined ? '' : `:${parentId}`}`
  const replyKey = `${draftKey()}:replying-to`

  const store = createCommentsStore(contentId, order, {
    api,
    served: context.served(commentsPath(contentId, order), CommentListSchema),
    session,
    // Only signed-in readers can have muted anybody; the others do not need this code.
    async readMuted() {
      try {
        const { readMuted } = await import('./mute/readMuted.ts')
        return await readMuted(context)
      } catch (error) {
        report(error, 'comments')
        return undefined
      }
    },
    now,
    signal,
    emit,
    publish,
    track: analytics.track,
    draftedReplyTo: () => drafts.read(replyKey) || undefined,
    startReply: (id) => composer(id).enter(),
    loadSearch: () => import('./thread/searchComment.ts'),
  })

  // Other counts on the page request it here before they call the backend, and the reader's profile deletes comments too.
  const onCountEvent = (about: v.InferOutput<typeof CountEventSchema>) => {
    if (about.contentId === contentId) store.publishCount(about.commentId)
  }
  context.inBrowser(() => {
    for (const name of ['quiosc:comments-count-wanted', 'quiosc:comment-deleted'] as const) {
      subscribe(ownDocument(), name, CountEventSchema, onCountEvent, { signal })
    }
  })

  const slot = (parentId: string | undefined): DraftStorage => {
    const key = draftKey(parentId)
    const mentionsKey = `${key}:mentions`
    return {
      read() {
        const mentions = parseJson(drafts.read(mentionsKey) || '[]', MentionsSchema)
        return { text: drafts.read(key), mentions: mentions.ok ? mentions.value : [] }
      },
      write({ text, mentions }) {
        drafts.write(key, text)
        drafts.write(mentionsKey, mentions.length > 0 ? writeJson(mentions) : '')
        if (parentId !== undefined) drafts.write(replyKey, text && parentId)
      },
    }
  }
  const composers = new Map<string | undefined, ComposerStore>()
  const composer = (parentId: string | undefined) => {
    const known = composers.get(parentId)
    if (known) return known
    const created = createComposerStore({
      draft: slot(parentId),
      post: (body, mentions) => store.post(body, parentId, mentions),
    })
    composers.set(parentId, created)
    return created
  }

  // A reader's drafts are never another one's, who may have signed in by another tab, with the page's reader away in between.
  let owner = userOf(session.get())?.id
  const follow = (reader: SessionState) => {
    const id = userOf(reader)?.id
    // With the button, or in another tab: a forced sign-out keeps the drafts for their owner.
    const hasLeft =
      reader.status === 'anonymous' && owner !== undefined && readLastReader(() => window.sessionStorage) !== owner
    if (hasLeft) for (const { clear } of composers.values()) clear()
    if (id === undefined) return
    for (const { clear, restore } of composers.values()) {
      if (owner !== undefined && id !== owner) clear()
      restore()
    }
    owner = id
  }
  signal.addEventListener('abort', session.subscribe(follow))

  return {
    contentId,
    store,
    composer,
    page: context,
    browser: () => window,
    // In the app the comments are screens of their own, whose history the aside would mix with; on a page without an aside the address would open nothing.
    profiles: !context.app.inApp && context.hasMarker('profile', 'page-shell'),
    actions: {
      showReplies: store.showReplies,
      reply: store.reply,
    },
  }
}
