// Generated from paywall.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/paywall/paywall.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Paywall' }

export const AllStates = allStatesStory('Paywall')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/paywall'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const Blocking = story('paywall', states, 'blocking')
Blocking.storyName = 'Blocking, default texts'

export const BlockingMessage = story('paywall', states, 'blockingMessage')
BlockingMessage.storyName = 'Blocking, custom message'

export const BlockingBanner = story('paywall', states, 'blockingBanner')
BlockingBanner.storyName = 'Blocking, full banner'

export const BlockingFolded = story('paywall', states, 'blockingFolded')
BlockingFolded.storyName = 'Blocking, folded'

export const BlockingUnfolded = story('paywall', states, 'blockingUnfolded')
BlockingUnfolded.storyName = 'Blocking, unfolded'

export const BlockingFoldedAway = story('paywall', states, 'blockingFoldedAway')
BlockingFoldedAway.storyName = 'Blocking, folded by the reader'

export const BlockingRegistered = story('paywall', states, 'blockingRegistered')
BlockingRegistered.storyName = 'Blocking, registered'

export const BlockingLapsed = story('paywall', states, 'blockingLapsed')
BlockingLapsed.storyName = 'Blocking, lapsed subscription'

export const BlockingApp = story('paywall', states, 'blockingApp')
BlockingApp.storyName = 'Blocking, in the app'

export const BlockingApple = story('paywall', states, 'blockingApple')
BlockingApple.storyName = 'Blocking, in the iOS app'

export const BlockingCookie = story('paywall', states, 'blockingCookie')
BlockingCookie.storyName = 'Blocking, type and message from the cookie'

export const Html = story('paywall', states, 'html')
Html.storyName = 'Custom HTML'

export const HostileHtml = story('paywall', states, 'hostileHtml')
HostileHtml.storyName = 'Hostile HTML, sanitized'

export const Community = story('paywall', states, 'community')
Community.storyName = 'Community, custom colour'

export const CommunityPale = story('paywall', states, 'communityPale')
CommunityPale.storyName = 'Community, colour without contrast'

export const CommunityFolded = story('paywall', states, 'communityFolded')
CommunityFolded.storyName = 'Community, folded'

export const Regiwall = story('paywall', states, 'regiwall')
Regiwall.storyName = 'Regiwall, default texts'

export const RegiwallMessage = story('paywall', states, 'regiwallMessage')
RegiwallMessage.storyName = 'Regiwall, custom message'

export const RegiwallFolded = story('paywall', states, 'regiwallFolded')
RegiwallFolded.storyName = 'Regiwall, folded'

export const RegiwallUsedUp = story('paywall', states, 'regiwallUsedUp')
RegiwallUsedUp.storyName = 'Regiwall, free articles used up'

export const RegiwallDenied = story('paywall', states, 'regiwallDenied')
RegiwallDenied.storyName = 'Regiwall, signed in but denied'

export const RegiwallApp = story('paywall', states, 'regiwallApp')
RegiwallApp.storyName = 'Regiwall, in the app'

export const Counter = story('paywall', states, 'counter')
Counter.storyName = 'Counter, 4 of 10'

export const CounterFull = story('paywall', states, 'counterFull')
CounterFull.storyName = 'Counter, 10 of 10'

export const CounterUnknown = story('paywall', states, 'counterUnknown')
CounterUnknown.storyName = 'Counter, without a count'

export const CounterVisitor = story('paywall', states, 'counterVisitor')
CounterVisitor.storyName = 'Counter, visitor'

export const Offer = story('paywall', states, 'offer')
Offer.storyName = 'Offer, default texts'

export const OfferBanner = story('paywall', states, 'offerBanner')
OfferBanner.storyName = 'Offer, banner'

export const OfferApple = story('paywall', states, 'offerApple')
OfferApple.storyName = 'Offer, banner, in the iOS app'

export const OfferUnpaid = story('paywall', states, 'offerUnpaid')
OfferUnpaid.storyName = 'Offer, failed renewal'

export const OfferFolded = story('paywall', states, 'offerFolded')
OfferFolded.storyName = 'Offer, folded'

export const Trial14 = story('paywall', states, 'trial14')
Trial14.storyName = 'Trial, 14 days left'

export const Trial1 = story('paywall', states, 'trial1')
Trial1.storyName = 'Trial, 1 day left'

export const Trial0 = story('paywall', states, 'trial0')
Trial0.storyName = 'Trial, ends today'

export const TrialOver = story('paywall', states, 'trialOver')
TrialOver.storyName = 'Trial, over'

export const TrialBanner = story('paywall', states, 'trialBanner')
TrialBanner.storyName = 'Trial, custom title'

export const Login = story('paywall', states, 'login')
Login.storyName = 'Login or register'

export const LoginTyped = story('paywall', states, 'loginTyped')
LoginTyped.storyName = 'Login or register, restored draft'

export const LoginEmpty = story('paywall', states, 'loginEmpty')
LoginEmpty.storyName = 'Login or register, empty email'

export const LoginInvalid = story('paywall', states, 'loginInvalid')
LoginInvalid.storyName = 'Login or register, invalid email'

export const LoginApp = story('paywall', states, 'loginApp')
LoginApp.storyName = 'Login or register, in the app'

export const Gift = story('paywall', states, 'gift')
Gift.storyName = 'Gift, 4 days left'

export const GiftMessage = story('paywall', states, 'giftMessage')
GiftMessage.storyName = 'Gift, custom message'

export const GiftTomorrow = story('paywall', states, 'giftTomorrow')
GiftTomorrow.storyName = 'Gift, expires tomorrow'

export const GiftOver = story('paywall', states, 'giftOver')
GiftOver.storyName = 'Gift, expired'

export const GiftFolded = story('paywall', states, 'giftFolded')
GiftFolded.storyName = 'Gift, folded'

export const GiftSubscriber = story('paywall', states, 'giftSubscriber')
GiftSubscriber.storyName = 'Gift, subscriber'

export const Expired = story('paywall', states, 'expired')
Expired.storyName = 'Gift expired, default texts'

export const ExpiredBanner = story('paywall', states, 'expiredBanner')
ExpiredBanner.storyName = 'Gift expired, banner'

export const ExpiredReturn = story('paywall', states, 'expiredReturn')
ExpiredReturn.storyName = 'Gift expired, with a link back'

export const GrantedData = story('paywall', states, 'grantedData')
GrantedData.storyName = 'Hidden, access granted by the backend'

export const GrantedGift = story('paywall', states, 'grantedGift')
GrantedGift.storyName = 'Hidden, gifted article'

export const GrantedVoucher = story('paywall', states, 'grantedVoucher')
GrantedVoucher.storyName = 'Hidden, voucher'

export const GrantedSubscription = story('paywall', states, 'grantedSubscription')
GrantedSubscription.storyName = 'Hidden, subscriber'

export const GrantedUnpaid = story('paywall', states, 'grantedUnpaid')
GrantedUnpaid.storyName = 'Hidden, subscriber with failed renewal'

export const GrantedAccount = story('paywall', states, 'grantedAccount')
GrantedAccount.storyName = 'Hidden, registered'

export const NoTrial = story('paywall', states, 'noTrial')
NoTrial.storyName = 'Hidden, no trial'

export const HostileCookie = story('paywall', states, 'hostileCookie')
HostileCookie.storyName = 'Hostile cookie, ignored'

export const Loading = story('paywall', states, 'loading')
Loading.storyName = 'Loading'

export const Offline = story('paywall', states, 'offline')
Offline.storyName = 'Failed to load, offline'

export const NotFound = story('paywall', states, 'notFound')
NotFound.storyName = 'Failed to load, message not found'

export const Server = story('paywall', states, 'server')
Server.storyName = 'Failed to load, server error'

export const WrongShape = story('paywall', states, 'wrongShape')
WrongShape.storyName = 'Failed to load, invalid response'
