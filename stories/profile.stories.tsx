// Generated from profile.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '../widgets/profile/profile.states.ts'
import { story } from './support/story.ts'

export default { title: 'Profile' }

export const Registered = story('profile', states, 'registered')
Registered.storyName = 'Registered'

export const Subscriber = story('profile', states, 'subscriber')
Subscriber.storyName = 'Subscriber'

export const SubscriberLocked = story('profile', states, 'subscriberLocked')
SubscriberLocked.storyName = 'Subscriber, comments not included'

export const AnonymousApp = story('profile', states, 'anonymousApp')
AnonymousApp.storyName = 'Not signed in, Android app'

export const AnonymousApple = story('profile', states, 'anonymousApple')
AnonymousApple.storyName = 'Not signed in, iOS app'

export const LockedGifts = story('profile', states, 'lockedGifts')
LockedGifts.storyName = 'Registered, gifts explained'

export const LockedComments = story('profile', states, 'lockedComments')
LockedComments.storyName = 'Subscriber, comments explained'

export const LockedSpace = story('profile', states, 'lockedSpace')
LockedSpace.storyName = 'Registered, subscriber area explained'

export const Settings = story('profile', states, 'settings')
Settings.storyName = 'Settings'

export const SettingsApp = story('profile', states, 'settingsApp')
SettingsApp.storyName = 'Settings, iOS app'

export const SettingsStaff = story('profile', states, 'settingsStaff')
SettingsStaff.storyName = 'Settings, staff'
