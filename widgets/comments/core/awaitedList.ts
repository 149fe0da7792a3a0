import type { CommentsState, Reload } from './comments.model.ts'

/** The request that the list awaits. */
export function awaitedList({ list }: CommentsState): Extract<Reload, { status: 'loading' }> | undefined {
  if (list.status === 'loading') return list
  return list.status === 'ready' && list.reload.status === 'loading' ? list.reload : undefined
}
