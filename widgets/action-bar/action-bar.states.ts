import type { WidgetState } from '../../src/island/widgetState.ts'
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
  visitor: { title: 'A visitor', options: article, persona: 'anonymous' },
  reader: { title: 'A reader who has not saved it', options: article },
  saved: { title: 'A reader who has saved it', options: { ...article, contentId: '1002' } },
  libraryLost: { title: 'What is saved not loaded', options: article, fault: 'user.interest:500' },
  noComments: { title: 'No comments yet', options: { ...article, numComments: '0' } },
  uncounted: { title: 'Nobody knows how many comments', options: { contentId: '1001', url: article.url } },
  withoutGift: { title: 'No gift button: not enabled', options: { ...article, giftEnabled: 'false' } },
  sharing: { title: 'The places to share to, in the gift button’s place', options: article, steps: [share] },
  sharingSheet: {
    title: 'The places to share to, and the device’s own sheet',
    options: article,
    device: ['share'],
    steps: [share],
  },
  app: { title: 'In the app', options: article, channel: 'android' },
}
