import { defineCalls } from '../defineCalls.ts'
import { updateProfile } from './updateProfile.ts'
import { uploadAvatar } from './uploadAvatar.ts'
import { getProfile, logOut, searchUsers, setBlocked } from './userCalls.ts'

export const userCalls = defineCalls({
  /**
   * @when comments: the reader types `@` and a part of a name
   * @sends text: what was typed after it
   */
  'comments.userSearch': {
    method: 'POST',
    path: '/comment/user/search',
    auth: 'reader',
    wrap: 'data',
    answer: searchUsers,
  },
  /** @when page: a widget needs the reader, and no profile of theirs was stored within a day */
  'user.profile': { method: 'GET', path: '/user/profile', auth: 'reader', wrap: 'response', answer: getProfile },
  /**
   * @when profile: the reader changes something; the body has what has changed, under the names of `GET /user/profile`
   * @when welcome: the reader sends the form; the body has `phoneNumber` and `postalCode`, if they have changed
   */
  'user.update': { method: 'PATCH', path: '/user/profile', auth: 'reader', wrap: 'response', answer: updateProfile },
  /**
   * @when profile: the reader chooses a picture; the body is a form
   * @sends avatar: the picture
   */
  'user.avatar': { method: 'POST', path: '/user/avatar', auth: 'reader', wrap: 'response', answer: uploadAvatar },
  /** @when page: the reader signs out; nothing waits for the answer */
  'user.logout': { method: 'POST', path: '/user/logout', auth: 'none', wrap: 'response', answer: logOut },
  /**
   * @when comments: the reader mutes another one
   * @when profile: the reader mutes another one
   */
  'user.lock': {
    method: 'POST',
    path: '/user/:userId/lock',
    auth: 'reader',
    wrap: 'response',
    answer: (call) => setBlocked(call, true),
  },
  /**
   * @when comments: the reader no longer mutes another one
   * @when profile: the reader no longer mutes another one
   */
  'user.unlock': {
    method: 'POST',
    path: '/user/:userId/unlock',
    auth: 'reader',
    wrap: 'response',
    answer: (call) => setBlocked(call, false),
  },
})
