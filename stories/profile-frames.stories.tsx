// Generated from frames.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/profile/frames/frames.states.ts'
import { story } from './support/story.ts'

export default { title: 'Profile/Frames' }

export const Subscription = story('profile', states, 'subscription')
Subscription.storyName = 'Subscription'

export const SubscriptionApple = story('profile', states, 'subscriptionApple')
SubscriptionApple.storyName = 'Subscription, iOS app'

export const Card = story('profile', states, 'card')
Card.storyName = 'Subscriber card'
