import type { WidgetState } from '../../src/island/widgetState.ts'

export const states: Record<string, WidgetState> = {
  missing: { title: 'There is no such page', options: {}, persona: 'anonymous' },
  expired: { title: 'The link has expired', options: { code: '403' }, persona: 'anonymous' },
  wrongOption: { title: 'A wrong option', options: { code: '500' }, persona: 'anonymous' },
}
