import type { WidgetState } from '#islands/island/widgetState.ts'
import { commentsMessages } from './comments.messages.ts'

const open = { options: {}, path: '/#profile.comments' }
const remove = { press: commentsMessages.delete.id }

export const states: Record<string, WidgetState> = {
  loading: { title: 'Loading', ...open, fault: 'profile.comments:timeout' },
  many: { title: 'Several articles', ...open },
  empty: { title: 'None', ...open, persona: 'newcomer' },
  failed: { title: 'Failed, server error', ...open, fault: 'profile.comments:500' },
  failedOffline: { title: 'Failed, offline', ...open, fault: 'profile.comments:abort' },
  deleting: { title: 'Delete a comment', ...open, steps: [remove] },
  deleteFailed: {
    title: 'Failed to delete',
    ...open,
    fault: 'comments.delete:500',
    steps: [remove, { press: commentsMessages.delete.id, role: 'button' }],
  },
}
