import type { WidgetState } from '#islands/island/widgetState.ts'

export const states: Record<string, WidgetState> = {
  many: { title: 'Over a thousand', options: { contentId: '1001' } },
  some: { title: 'A few', options: { contentId: '1002' } },
  none: { title: 'None, no number shown', options: { contentId: '1003' } },
  loading: {
    title: 'Loading, fallback shown',
    options: { contentId: '1001' },
    fault: 'comments:timeout',
  },
  failed: { title: 'Failed to load, fallback shown', options: { contentId: '1001' }, fault: 'comments:500' },
}
