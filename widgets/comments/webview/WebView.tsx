import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { focusSafely } from '#kit/dom/focusSafely.ts'
import { adoptAround } from '#kit/styles/adoptStyles.ts'
import { useComments, useCommentsServices } from '../CommentsContext.ts'
import type { CommentsState } from '../list/comments.model.ts'
import type { CommentPath } from '../thread/permalink.ts'
import { threadOf } from './backStack.model.ts'
import { CommentsModal } from './CommentsModal.tsx'
import { ContentComments } from './ContentComments.tsx'
import { createBackStack } from './createBackStack.ts'
import { NewComment } from './NewComment.tsx'
import { restoreReadingPosition } from './readingPosition.ts'
import { Screen } from './Screen.tsx'
import css from './webview.css?inline'

const adopt = adoptAround(css)

/** The way to a comment from the top of its thread, as far as it is known. */
function pathTo(entries: CommentsState['entries'], id: string): CommentPath {
  const parentId = entries.get(id)?.comment.parentCommentId
  return parentId ? [...pathTo(entries, parentId), id] : [id]
}

export interface WebViewProps {
  contentId: string
}

/** The native app's screens of the comments (content-features §2). The list stays under all others; of threads, the last one. */
export function WebView({ contentId }: WebViewProps) {
  const services = useCommentsServices()
  const { store, page } = services
  const [stack] = useState(() =>
    createBackStack({
      contentId,
      browser: services.browser(),
      search: (path) => void store.search(path),
      leave() {
        store.closeReplyForm()
        store.closeDialog()
      },
      close() {
        const { list } = store.getState()
        const article = list.status === 'ready' ? list.content?.url : undefined
        if (!page.app.send('closeModal')) page.location.assign(article ?? '/')
      },
    }),
  )
  const { views, arrival } = useStore(stack)
  const root = useRef<HTMLDivElement>(null)
  const replying = useComments(({ replyForm }) => replyForm)

  const { listActions, threadActions, onPlaced } = useMemo(() => {
    const reply = (id: string) => stack.open({ name: 'NewComment', path: [...pathTo(store.getState().entries, id)] })
    return {
      listActions: { reply, showReplies: (id: string) => stack.open(threadOf(id)) },
      threadActions: { reply, showReplies: store.showReplies },
      // A reply is in its thread, which may not be the screen it was written from.
      onPlaced() {
        const { views } = stack.getState()
        const root = views.at(-1)?.path[0]
        if (root === undefined || views.at(-2)?.name === 'CommentsModal') stack.back()
        else stack.replace(threadOf(root))
      },
    }
  }, [stack, store])

  useEffect(() => stack.start(), [stack])
  // Replies have their own screen here. A stored draft does not open it; a press kept while the session was loading does.
  useLayoutEffect(() => {
    if (!replying) return
    store.closeReplyForm()
    if (replying.focus) listActions.reply(replying.id)
  }, [replying, listActions, store])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of screens is a separate arrival.
  useLayoutEffect(() => {
    if (!arrival) return
    if (arrival === 'opened') window.scrollTo(0, 0)
    else if (restoreReadingPosition(arrival)) return
    focusSafely(root.current?.querySelector('.screen:not([hidden]) .q-heading'))
  }, [views])

  const top = views.at(-1)
  const thread = views.filter(({ name }) => name === 'CommentsModal').at(-1)?.path[0]
  // A thread whose comment was deleted is empty.
  useEffect(
    () =>
      store.subscribe(({ entries }, before) => {
        const { name, path } = stack.getState().views.at(-1) ?? {}
        const id = path?.[0]
        if (name === 'CommentsModal' && id && before.entries.has(id) && !entries.has(id)) stack.back()
      }),
    [stack, store],
  )
  return (
    <div
      ref={(element) => {
        root.current = element
        adopt(element)
      }}
    >
      <Screen active={top?.name === 'ContentComments'} actions={listActions}>
        <ContentComments onWrite={() => stack.open({ name: 'NewComment', path: [] })} onBack={stack.back} />
      </Screen>
      {thread !== undefined && (
        <Screen key={thread} active={top?.name === 'CommentsModal'} actions={threadActions}>
          <CommentsModal id={thread} onBack={stack.back} />
        </Screen>
      )}
      {top?.name === 'NewComment' && (
        <Screen active actions={threadActions}>
          <NewComment parentId={top.path.at(-1)} onBack={stack.back} onPlaced={onPlaced} />
        </Screen>
      )}
    </div>
  )
}
