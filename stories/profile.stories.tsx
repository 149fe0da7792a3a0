// Generated from profile.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/profile/profile.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Profile' }

export const AllStates = allStatesStory('Profile')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/profile'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const Registered = story('profile', states, 'registered')
Registered.storyName = 'Registered'

export const RegisteredApple = story('profile', states, 'registeredApple')
RegisteredApple.storyName = 'Registered, iOS app'

export const RegisteredCard = story('profile', states, 'registeredCard')
RegisteredCard.storyName = 'Registered, with a card'

export const Loading = story('profile', states, 'loading')
Loading.storyName = 'Loading'

export const Subscriber = story('profile', states, 'subscriber')
Subscriber.storyName = 'Subscriber'

export const SubscriberApple = story('profile', states, 'subscriberApple')
SubscriberApple.storyName = 'Subscriber, iOS app'

export const Upgrade = story('profile', states, 'upgrade')
Upgrade.storyName = 'Subscriber, offered an upgrade'

export const Premium = story('profile', states, 'premium')
Premium.storyName = 'Subscriber, offered premium'

export const PremiumClub = story('profile', states, 'premiumClub')
PremiumClub.storyName = 'Subscriber, premium'

export const SubscriberLocked = story('profile', states, 'subscriberLocked')
SubscriberLocked.storyName = 'Subscriber, comments not included'

export const AnonymousApp = story('profile', states, 'anonymousApp')
AnonymousApp.storyName = 'Not signed in, Android app'

export const AnonymousApple = story('profile', states, 'anonymousApple')
AnonymousApple.storyName = 'Not signed in, iOS app'

export const LockedGifts = story('profile', states, 'lockedGifts')
LockedGifts.storyName = 'Registered, gifts explained'

export const LockedGiftsSubscriber = story('profile', states, 'lockedGiftsSubscriber')
LockedGiftsSubscriber.storyName = 'Subscriber, gifts explained'

export const LockedApple = story('profile', states, 'lockedApple')
LockedApple.storyName = 'Subscriber, gifts explained, iOS app'

export const LockedCommentsRegistered = story('profile', states, 'lockedCommentsRegistered')
LockedCommentsRegistered.storyName = 'Registered, comments explained'

export const LockedComments = story('profile', states, 'lockedComments')
LockedComments.storyName = 'Subscriber, comments explained'

export const LockedSpace = story('profile', states, 'lockedSpace')
LockedSpace.storyName = 'Registered, subscriber area explained'

export const Settings = story('profile', states, 'settings')
Settings.storyName = 'Settings'

export const SettingsApp = story('profile', states, 'settingsApp')
SettingsApp.storyName = 'Settings, iOS app'

export const SettingsAndroid = story('profile', states, 'settingsAndroid')
SettingsAndroid.storyName = 'Settings, Android app'

export const SettingsVisitor = story('profile', states, 'settingsVisitor')
SettingsVisitor.storyName = 'Settings, not signed in, Android app'

export const SettingsVisitorApple = story('profile', states, 'settingsVisitorApple')
SettingsVisitorApple.storyName = 'Settings, not signed in, iOS app'

export const SettingsStaffApp = story('profile', states, 'settingsStaffApp')
SettingsStaffApp.storyName = 'Settings, staff, Android app'

export const SettingsStaff = story('profile', states, 'settingsStaff')
SettingsStaff.storyName = 'Settings, staff'
