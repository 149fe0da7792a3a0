import type { WidgetState } from '../../src/island/widgetState.ts'
import { messages } from './follow.messages.ts'

const columnist = { kind: 'author', id: '102', name: 'Biel Aranyó' }
const topic = { kind: 'topic', id: '301', name: 'Ciutat' }
const column = { kind: 'column', id: '402', name: 'La finestra' }
const reader = { kind: 'user', id: '9013', name: 'Subscriptor 14' }
const follow = { press: messages.follow.id }
const unfollow = { press: messages.followed.id }

export const states: Record<string, WidgetState> = {
  loading: { title: 'Not known yet', options: columnist, fault: 'user.interest:timeout' },
  visitor: { title: 'A visitor', options: columnist, persona: 'anonymous' },
  author: { title: 'An author, not followed', options: columnist },
  topic: { title: 'A topic, not followed', options: topic },
  column: { title: 'A column, not followed', options: column },
  reader: { title: 'A reader, not followed', options: reader },
  unnamed: { title: 'Without a name', options: { kind: 'author', id: '102' } },
  followedAuthor: { title: 'An author, followed', options: { kind: 'author', id: '101', name: 'Roser Puigventós' } },
  followedTopic: { title: 'A topic, followed', options: { kind: 'topic', id: '306', name: 'Llengua' } },
  followedColumn: { title: 'A column, followed', options: { kind: 'column', id: '401', name: 'Peu de pàgina' } },
  followedReader: { title: 'A reader, followed', options: { kind: 'user', id: '9011', name: 'capita_de_la_barca' } },
  oneself: { title: 'Oneself: nothing', options: { kind: 'user', id: '9006', name: 'Aloma del Rec' } },
  following: {
    title: 'On its way to being followed',
    options: columnist,
    fault: 'follow.author:timeout',
    steps: [follow],
  },
  unfollowing: {
    title: 'On its way to being no longer followed',
    options: { kind: 'column', id: '401', name: 'Peu de pàgina' },
    fault: 'unfollow.column:timeout',
    steps: [unfollow],
  },
  justFollowed: { title: 'A column, followed just now', options: column, steps: [follow] },
  justFollowedReader: { title: 'A reader, followed just now', options: reader, steps: [follow] },
  justUnfollowed: {
    title: 'A topic, no longer followed, with the way back',
    options: { kind: 'topic', id: '306', name: 'Llengua' },
    steps: [unfollow],
  },
  offer: { title: 'An author followed, notifications offered', options: columnist, steps: [follow] },
  offerTopic: { title: 'A topic followed, notifications offered', options: topic, steps: [follow] },
  offerUnnamed: {
    title: 'An author without a name followed, notifications offered',
    options: { kind: 'author', id: '102' },
    steps: [follow],
  },
  offerInApp: {
    title: 'In the app: an author followed, notifications offered',
    options: columnist,
    channel: 'android',
    appAnswers: { fetchNotificationsStatus: { action: 'notificationsStatus', payload: { enabled: false } } },
    steps: [follow],
  },
  offerLater: {
    title: 'Notifications decided later',
    options: columnist,
    steps: [follow, { press: messages.later.id }],
  },
  notOffered: {
    title: 'An author followed, notifications are on already',
    options: columnist,
    persona: 'premium-c',
    steps: [follow],
  },
  unknown: { title: 'What is followed could not be found out', options: columnist, fault: 'user.interest:500' },
  lostServer: { title: 'Not followed, the server failed', options: topic, fault: 'follow.topic:500', steps: [follow] },
  lostOffline: {
    title: 'Not followed, no connection',
    options: reader,
    fault: 'follow.user:abort',
    steps: [follow],
  },
  lostForbidden: {
    title: 'Not unfollowed, not authorized',
    options: { kind: 'author', id: '101', name: 'Roser Puigventós' },
    fault: 'unfollow.author:403',
    steps: [unfollow],
  },
}
