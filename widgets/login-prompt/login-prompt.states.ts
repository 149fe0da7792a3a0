import type { WidgetState } from '#islands/island/widgetState.ts'

const persona = 'anonymous'

export const states: Record<string, WidgetState> = {
  plain: { title: 'Without a reason', options: {}, persona },
  save: { title: 'Save an article', options: { reason: 'save', id: '1001' }, persona },
  named: {
    title: 'Save an article, with its title',
    options: { reason: 'save', id: '1001', title: 'El passeig marítim dirà adeu als cotxes cada diumenge' },
    persona,
  },
  follow: { title: 'Follow', options: { reason: 'follow', id: 'author:1' }, persona },
  gift: { title: 'Give an article', options: { reason: 'gift', id: '1001' }, persona },
}
