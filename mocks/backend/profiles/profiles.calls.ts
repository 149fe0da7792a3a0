import { defineCalls } from '../defineCalls.ts'
import { getProfileCard, listProfileComments } from './profileCalls.ts'

export const profilesCalls = defineCalls({
  'profile.own': {
    method: 'GET',
    path: '/profile',
    auth: 'reader',
    wrap: 'response',
    needs: ['likeTotalResults'],
    answer: getProfileCard,
  },
  profile: {
    method: 'GET',
    path: '/profile/:userId',
    auth: 'reader',
    wrap: 'response',
    needs: ['userId'],
    answer: getProfileCard,
  },
  'profile.comments': {
    method: 'GET',
    path: '/profile/comments/:userId',
    auth: 'reader',
    wrap: 'response',
    needs: ['contents', 'numComments'],
    answer: listProfileComments,
  },
})
