import type { WidgetState } from '#islands/island/widgetState.ts'
import { messages } from '../profile.messages.ts'
import { followingMessages } from './following.messages.ts'

const menu = { options: {}, path: '/#profile.following' }
const readers = { options: {}, path: '/#profile.readers' }
const followedAuthors = { options: {}, path: '/#profile.signs' }

export const states: Record<string, WidgetState> = {
  menu: { title: 'Menu', ...menu },
  menuApp: { title: 'Menu, Android app', channel: 'android', ...menu },
  menuUncounted: { title: 'Menu, counts not known', fault: 'user.interest:500', ...menu },
  authors: { title: 'Authors', ...followedAuthors },
  authorsMany: { title: 'All authors', persona: 'collector', ...followedAuthors },
  authorsNone: { title: 'No authors', persona: 'newcomer', ...followedAuthors },
  authorsLoading: { title: 'Authors, loading', fault: 'following.author:timeout', ...followedAuthors },
  authorsFailed: { title: 'Authors, server error', fault: 'following.author:500', ...followedAuthors },
  authorsOffline: { title: 'Authors, offline', fault: 'following.author:abort', ...followedAuthors },
  authorsForbidden: { title: 'Authors, not allowed', fault: 'following.author:403', ...followedAuthors },
  authorsKept: {
    title: 'Authors, one could not be removed',
    fault: 'unfollow.author:500',
    ...followedAuthors,
    steps: [{ press: followingMessages.unfollow.id }],
  },
  themes: { title: 'Topics', options: {}, path: '/#profile.themes' },
  themesNone: { title: 'No topics', persona: 'newcomer', options: {}, path: '/#profile.themes' },
  columns: { title: 'Columns', options: {}, path: '/#profile.columns' },
  columnsNone: { title: 'No columns', persona: 'newcomer', options: {}, path: '/#profile.columns' },
  columnsApp: { title: 'Columns, iOS app', channel: 'ios', options: {}, path: '/#profile.columns' },
  followers: { title: 'Readers, followers', ...readers },
  followersMany: { title: 'Readers, five thousand followers', persona: 'collector', ...readers },
  followersNone: { title: 'Readers, no followers', persona: 'newcomer', ...readers },
  followersFailed: { title: 'Readers, server error', fault: 'followers:500', ...readers },
  followersApp: { title: 'Readers, Android app', channel: 'android', ...readers },
  followed: {
    title: 'Readers, whom the reader follows',
    ...readers,
    steps: [{ press: followingMessages.followedReaders.id, role: 'tab' }],
  },
  followedNone: {
    title: 'Readers, nobody followed',
    persona: 'newcomer',
    ...readers,
    steps: [{ press: followingMessages.followedReaders.id, role: 'tab' }],
  },
  fromMenu: { title: 'Readers, from the menu', ...menu, steps: [{ press: messages.readers.id }] },
}
