import type { WidgetState } from '#islands/island/widgetState.ts'

export const states: Record<string, WidgetState> = {
  missing: { title: 'Page not found', options: {}, persona: 'anonymous' },
  expired: { title: 'Link expired', options: { code: '403' }, persona: 'anonymous' },
  wrongOption: { title: 'Invalid option', options: { code: '500' }, persona: 'anonymous' },
}
