// Generated from gifts.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/profile/gifts/gifts.states.ts'
import { story } from './support/story.ts'

export default { title: 'Profile/Gifts' }

export const Some = story('profile', states, 'some')
Some.storyName = 'Some given away'

export const None = story('profile', states, 'none')
None.storyName = 'None given away'

export const UsedUp = story('profile', states, 'usedUp')
UsedUp.storyName = 'All of the month given away'

export const App = story('profile', states, 'app')
App.storyName = 'Android app'

export const Loading = story('profile', states, 'loading')
Loading.storyName = 'Loading'

export const Failed = story('profile', states, 'failed')
Failed.storyName = 'Server error'

export const Offline = story('profile', states, 'offline')
Offline.storyName = 'Offline'

export const Forbidden = story('profile', states, 'forbidden')
Forbidden.storyName = 'Not allowed'

export const NotIncluded = story('profile', states, 'notIncluded')
NotIncluded.storyName = 'Not included'

export const NotIncludedApple = story('profile', states, 'notIncludedApple')
NotIncludedApple.storyName = 'Not included, iOS app'

export const NotSubscribed = story('profile', states, 'notSubscribed')
NotSubscribed.storyName = 'Not subscribed'
