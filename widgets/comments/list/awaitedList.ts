import type { CommentsState, Reload } from './comments.model.ts'

/** The request that the list awaits. */
export function awaitedList({ list }: CommentsState): Extract<Reload, { status: 'loading' }> | undefined {
  const awaited = list.status === 'ready' ? list.reload : list
  return awaited.status === 'loading' ? awaited : undefined
}
