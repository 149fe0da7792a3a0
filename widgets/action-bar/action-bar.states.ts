import type { WidgetState } from '#islands/island/widgetState.ts'
import { messages } from './action-bar.messages.ts'

const article = {
  contentId: '1001',
  title: 'El passeig marítim dirà adeu als cotxes cada diumenge',
  url: '/ciutat/el-passeig-maritim-dira-adeu-als-cotxes-els-diumenges_1_1001.html',
  numComments: '1204',
  giftEnabled: '',
}
const share = { press: messages.share.id }

export const states: Record<string, WidgetState> = {
  visitor: { title: 'Visitor', options: article, persona: 'anonymous' },
  reader: { title: 'Not saved', options: article },
  saved: { title: 'Saved', options: { ...article, contentId: '1002' } },
  libraryFailed: { title: 'Saved state failed to load', options: article, fault: 'user.interest:500' },
  noComments: { title: 'No comments', options: { ...article, numComments: '0' } },
  uncounted: { title: 'Comment count unknown', options: { contentId: '1001', url: article.url } },
  withoutGift: { title: 'Without gift button', options: { ...article, giftEnabled: 'false' } },
  sharing: { title: 'Share popup, instead of the gift button', options: article, steps: [share] },
  sharingSheet: {
    title: 'Share popup, with share sheet',
    options: article,
    device: ['share'],
    steps: [share],
  },
  app: { title: 'In the app', options: article, channel: 'android' },
}
