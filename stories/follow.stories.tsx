// Made from follow.states.ts by `npm run fix`; `npm run check` says when it is not in step.
import { states } from '../widgets/follow/follow.states.ts'
import { story } from './support/story.ts'

export default { title: 'Follow' }

export const Loading = story('follow', states, 'loading')
Loading.storyName = 'Not known yet'

export const Visitor = story('follow', states, 'visitor')
Visitor.storyName = 'A visitor'

export const Author = story('follow', states, 'author')
Author.storyName = 'An author, not followed'

export const Topic = story('follow', states, 'topic')
Topic.storyName = 'A topic, not followed'

export const Column = story('follow', states, 'column')
Column.storyName = 'A column, not followed'

export const Reader = story('follow', states, 'reader')
Reader.storyName = 'A reader, not followed'

export const Unnamed = story('follow', states, 'unnamed')
Unnamed.storyName = 'Without a name'

export const FollowedAuthor = story('follow', states, 'followedAuthor')
FollowedAuthor.storyName = 'An author, followed'

export const FollowedTopic = story('follow', states, 'followedTopic')
FollowedTopic.storyName = 'A topic, followed'

export const FollowedColumn = story('follow', states, 'followedColumn')
FollowedColumn.storyName = 'A column, followed'

export const FollowedReader = story('follow', states, 'followedReader')
FollowedReader.storyName = 'A reader, followed'

export const Oneself = story('follow', states, 'oneself')
Oneself.storyName = 'Oneself: nothing'

export const Following = story('follow', states, 'following')
Following.storyName = 'On its way to being followed'

export const Unfollowing = story('follow', states, 'unfollowing')
Unfollowing.storyName = 'On its way to being no longer followed'

export const JustFollowed = story('follow', states, 'justFollowed')
JustFollowed.storyName = 'A column, followed just now'

export const JustFollowedReader = story('follow', states, 'justFollowedReader')
JustFollowedReader.storyName = 'A reader, followed just now'

export const JustUnfollowed = story('follow', states, 'justUnfollowed')
JustUnfollowed.storyName = 'A topic, no longer followed, with the way back'

export const Offer = story('follow', states, 'offer')
Offer.storyName = 'An author followed, notifications offered'

export const OfferTopic = story('follow', states, 'offerTopic')
OfferTopic.storyName = 'A topic followed, notifications offered'

export const OfferUnnamed = story('follow', states, 'offerUnnamed')
OfferUnnamed.storyName = 'An author without a name followed, notifications offered'

export const OfferInApp = story('follow', states, 'offerInApp')
OfferInApp.storyName = 'In the app: an author followed, notifications offered'

export const OfferLater = story('follow', states, 'offerLater')
OfferLater.storyName = 'Notifications decided later'

export const NotOffered = story('follow', states, 'notOffered')
NotOffered.storyName = 'An author followed, notifications are on already'

export const Unknown = story('follow', states, 'unknown')
Unknown.storyName = 'What is followed could not be found out'

export const LostServer = story('follow', states, 'lostServer')
LostServer.storyName = 'Not followed, the server failed'

export const LostOffline = story('follow', states, 'lostOffline')
LostOffline.storyName = 'Not followed, no connection'

export const LostForbidden = story('follow', states, 'lostForbidden')
LostForbidden.storyName = 'Not unfollowed, not authorized'
