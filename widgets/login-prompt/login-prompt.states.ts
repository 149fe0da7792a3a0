import type { WidgetState } from '../../src/island/widgetState.ts'

const persona = 'anonymous'

export const states: Record<string, WidgetState> = {
  plain: { title: 'Asked in, without a reason', options: {}, persona },
  save: { title: 'On the way to saving an article', options: { reason: 'save', id: '1001' }, persona },
  follow: { title: 'On the way to following', options: { reason: 'follow', id: 'author:1' }, persona },
  gift: { title: 'On the way to a gift', options: { reason: 'gift', id: '1001' }, persona },
}
