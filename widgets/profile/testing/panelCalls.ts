import type { CallName } from '#mocks/backend/calls.ts'

/** The calls for what a panel shows, and offers to load again: `failedLoads.test.tsx`. */
export const loadCalls = [
  'user.profile',
  'notifications.latest',
  'notifications.history',
  'lists',
  'lists.contents',
  'followers',
  'following.user',
  'following.author',
  'following.topic',
  'following.column',
  'gift.list',
  'profile',
  'profile.comments',
  'editions',
] as const satisfies readonly CallName[]

/** The calls for the reader's changes: `failedWrites.test.tsx`. */
export const writeCalls = [
  'user.update',
  'user.avatar',
  'user.newPassword',
  'user.deleteAccount',
  'lists.new',
  'lists.rename',
  'lists.delete',
  'content.unsave',
  'content.setLists',
  'follow.user',
  'unfollow.user',
  'follow.author',
  'unfollow.author',
  'follow.topic',
  'unfollow.topic',
  'follow.column',
  'unfollow.column',
  'user.lock',
  'user.unlock',
  'comments.delete',
] as const satisfies readonly CallName[]

/** The calls that a panel does without: `quietFailures.test.tsx`. */
export const quietCalls = [
  'notifications.status',
  'profile.own',
  'user.interest',
  'user.logout',
] as const satisfies readonly CallName[]

/** The calls that carry no token, so that a 401 says nothing of the session: `password.test.tsx`. */
const openCalls = ['user.recoverPassword'] as const satisfies readonly CallName[]

/** Every call of the profile's panels is in one of the tables. */
export const panelCalls: readonly CallName[] = [...loadCalls, ...writeCalls, ...quietCalls, ...openCalls]
