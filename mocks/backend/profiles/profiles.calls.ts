import { defineCalls } from '../defineCalls.ts'
import { getProfileCard, listProfileComments } from './profileCalls.ts'

export const profilesCalls = defineCalls({
  /** @when profile: the reader opens the profile */
  'profile.own': {
    method: 'GET',
    path: '/profile',
    auth: 'reader',
    wrap: 'response',
    needs: ['likeTotalResults'],
    answer: getProfileCard,
  },
  /** @when profile: the reader opens another reader’s profile, or their own as others see it */
  profile: {
    method: 'GET',
    path: '/profile/:userId',
    auth: 'reader',
    wrap: 'response',
    needs: ['userId'],
    answer: getProfileCard,
  },
  /**
   * @when profile: the reader opens the profile, then the list of comments, its end or another order
   * @sends limit: always 20
   * @sends page: page number, from 1
   * @sends order: `DESC` or `ASC`
   */
  'profile.comments': {
    method: 'GET',
    path: '/profile/comments/:userId',
    auth: 'reader',
    wrap: 'response',
    needs: ['contents', 'numComments'],
    answer: listProfileComments,
  },
})
