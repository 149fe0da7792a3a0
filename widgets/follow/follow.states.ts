import type { WidgetState } from '#islands/island/widgetState.ts'
import { messages } from './follow.messages.ts'

const columnist = { kind: 'author', id: '102', name: 'Biel Aranyó' }
const topic = { kind: 'topic', id: '301', name: 'Ciutat' }
const column = { kind: 'column', id: '402', name: 'La finestra' }
const reader = { kind: 'user', id: '9013', name: 'Subscriptor 14' }
const follow = { press: messages.follow.id }
/** The offer comes after the answer, when its part has loaded. */
const offered = { see: messages.activate.id }
const unfollow = { press: messages.followed.id }

export const states: Record<string, WidgetState> = {
  loading: { title: 'Loading', options: columnist, fault: 'user.interest:timeout' },
  visitor: { title: 'Visitor', options: columnist, persona: 'anonymous' },
  author: { title: 'Author', options: columnist },
  topic: { title: 'Topic', options: topic },
  column: { title: 'Column', options: column },
  reader: { title: 'Reader', options: reader },
  unnamed: { title: 'Without a name', options: { kind: 'author', id: '102' } },
  followedAuthor: { title: 'Author, followed', options: { kind: 'author', id: '101', name: 'Roser Puigventós' } },
  followedTopic: { title: 'Topic, followed', options: { kind: 'topic', id: '306', name: 'Llengua' } },
  followedColumn: { title: 'Column, followed', options: { kind: 'column', id: '401', name: 'Peu de pàgina' } },
  followedReader: { title: 'Reader, followed', options: { kind: 'user', id: '9011', name: 'capita_de_la_barca' } },
  oneself: { title: 'Own profile, hidden', options: { kind: 'user', id: '9006', name: 'Aloma del Rec' } },
  following: {
    title: 'Following, pending',
    options: columnist,
    fault: 'follow.author:timeout',
    steps: [follow],
  },
  unfollowing: {
    title: 'Unfollowing, pending',
    options: { kind: 'column', id: '401', name: 'Peu de pàgina' },
    fault: 'unfollow.column:timeout',
    steps: [unfollow],
  },
  justFollowed: { title: 'Column, just followed', options: column, steps: [follow] },
  justFollowedReader: { title: 'Reader, just followed', options: reader, steps: [follow] },
  justUnfollowed: {
    title: 'Topic, just unfollowed, with undo',
    options: { kind: 'topic', id: '306', name: 'Llengua' },
    steps: [unfollow],
  },
  offer: { title: 'Notifications offer, author', options: columnist, steps: [follow, offered] },
  offerTopic: { title: 'Notifications offer, topic', options: topic, steps: [follow, offered] },
  offerUnnamed: {
    title: 'Notifications offer, author without a name',
    options: { kind: 'author', id: '102' },
    steps: [follow, offered],
  },
  offerInApp: {
    title: 'Notifications offer, in the app',
    options: columnist,
    channel: 'android',
    appAnswers: { fetchNotificationsStatus: { action: 'notificationsStatus', payload: { enabled: false } } },
    steps: [follow, offered],
  },
  offerLater: {
    title: 'Notifications offer, postponed',
    options: columnist,
    steps: [follow, { press: messages.later.id }],
  },
  notOffered: {
    title: 'Just followed, notifications already on',
    options: columnist,
    persona: 'premium-c',
    steps: [follow],
  },
  unknown: { title: 'Failed to load', options: columnist, fault: 'user.interest:500' },
  failedServer: { title: 'Failed to follow, server error', options: topic, fault: 'follow.topic:500', steps: [follow] },
  failedOffline: {
    title: 'Failed to follow, offline',
    options: reader,
    fault: 'follow.user:abort',
    steps: [follow],
  },
  failedForbidden: {
    title: 'Failed to unfollow, unauthorized',
    options: { kind: 'author', id: '101', name: 'Roser Puigventós' },
    fault: 'unfollow.author:403',
    steps: [unfollow],
  },
}
