// Generated from follow.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/follow/follow.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Follow' }

export const AllStates = allStatesStory('Follow')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/follow'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const Loading = story('follow', states, 'loading')
Loading.storyName = 'Loading'

export const Visitor = story('follow', states, 'visitor')
Visitor.storyName = 'Visitor'

export const Author = story('follow', states, 'author')
Author.storyName = 'Author'

export const Topic = story('follow', states, 'topic')
Topic.storyName = 'Topic'

export const Column = story('follow', states, 'column')
Column.storyName = 'Column'

export const Reader = story('follow', states, 'reader')
Reader.storyName = 'Reader'

export const Unnamed = story('follow', states, 'unnamed')
Unnamed.storyName = 'Without a name'

export const FollowedAuthor = story('follow', states, 'followedAuthor')
FollowedAuthor.storyName = 'Author, followed'

export const FollowedTopic = story('follow', states, 'followedTopic')
FollowedTopic.storyName = 'Topic, followed'

export const FollowedColumn = story('follow', states, 'followedColumn')
FollowedColumn.storyName = 'Column, followed'

export const FollowedReader = story('follow', states, 'followedReader')
FollowedReader.storyName = 'Reader, followed'

export const Oneself = story('follow', states, 'oneself')
Oneself.storyName = 'Own profile, hidden'

export const Following = story('follow', states, 'following')
Following.storyName = 'Following, pending'

export const Unfollowing = story('follow', states, 'unfollowing')
Unfollowing.storyName = 'Unfollowing, pending'

export const JustFollowed = story('follow', states, 'justFollowed')
JustFollowed.storyName = 'Column, just followed'

export const JustFollowedReader = story('follow', states, 'justFollowedReader')
JustFollowedReader.storyName = 'Reader, just followed'

export const JustUnfollowed = story('follow', states, 'justUnfollowed')
JustUnfollowed.storyName = 'Topic, just unfollowed, with undo'

export const Offer = story('follow', states, 'offer')
Offer.storyName = 'Notifications offer, author'

export const OfferTopic = story('follow', states, 'offerTopic')
OfferTopic.storyName = 'Notifications offer, topic'

export const OfferUnnamed = story('follow', states, 'offerUnnamed')
OfferUnnamed.storyName = 'Notifications offer, author without a name'

export const OfferInApp = story('follow', states, 'offerInApp')
OfferInApp.storyName = 'Notifications offer, in the app'

export const OfferLater = story('follow', states, 'offerLater')
OfferLater.storyName = 'Notifications offer, postponed'

export const NotOffered = story('follow', states, 'notOffered')
NotOffered.storyName = 'Just followed, notifications already on'

export const Unknown = story('follow', states, 'unknown')
Unknown.storyName = 'Failed to load'

export const FailedServer = story('follow', states, 'failedServer')
FailedServer.storyName = 'Failed to follow, server error'

export const FailedOffline = story('follow', states, 'failedOffline')
FailedOffline.storyName = 'Failed to follow, offline'

export const FailedForbidden = story('follow', states, 'failedForbidden')
FailedForbidden.storyName = 'Failed to unfollow, unauthorized'
