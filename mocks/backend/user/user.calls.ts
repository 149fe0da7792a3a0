import { defineCalls } from '../defineCalls.ts'
import { updateProfile } from './updateProfile.ts'
import { uploadAvatar } from './uploadAvatar.ts'
import { getProfile, logOut, searchUsers, setBlocked } from './userCalls.ts'

export const userCalls = defineCalls({
  'comments.userSearch': {
    method: 'POST',
    path: '/comment/user/search',
    auth: 'reader',
    wrap: 'data',
    answer: searchUsers,
  },
  'user.profile': { method: 'GET', path: '/user/profile', auth: 'reader', wrap: 'response', answer: getProfile },
  'user.update': { method: 'PATCH', path: '/user/profile', auth: 'reader', wrap: 'response', answer: updateProfile },
  'user.avatar': { method: 'POST', path: '/user/avatar', auth: 'reader', wrap: 'response', answer: uploadAvatar },
  'user.logout': { method: 'POST', path: '/user/logout', auth: 'none', wrap: 'response', answer: logOut },
  'user.lock': {
    method: 'POST',
    path: '/user/:userId/lock',
    auth: 'reader',
    wrap: 'response',
    answer: (call) => setBlocked(call, true),
  },
  'user.unlock': {
    method: 'POST',
    path: '/user/:userId/unlock',
    auth: 'reader',
    wrap: 'response',
    answer: (call) => setBlocked(call, false),
  },
})
