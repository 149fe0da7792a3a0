import type { WidgetState } from '../../src/island/widgetState.ts'

export const states: Record<string, WidgetState> = {
  many: { title: 'Over a thousand comments', options: { contentId: '1001' } },
  some: { title: 'A few comments', options: { contentId: '1002' } },
  none: { title: 'No comments yet: no number', options: { contentId: '1003' } },
  loading: {
    title: 'Loading: what the CMS wrote',
    options: { contentId: '1001' },
    fault: 'comments:timeout',
  },
  failed: { title: 'Not loaded: what the CMS wrote', options: { contentId: '1001' }, fault: 'comments:500' },
}
