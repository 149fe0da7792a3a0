// Made from paywall.states.ts by `npm run fix`; `npm run check` says when it is not in step.
import { states } from '../widgets/paywall/paywall.states.ts'
import { story } from './support/story.ts'

export default { title: 'Paywall' }

export const Blocking = story('paywall', states, 'blocking')
Blocking.storyName = 'Blocking, our own words'

export const BlockingMessage = story('paywall', states, 'blockingMessage')
BlockingMessage.storyName = 'Blocking, an editor’s message'

export const BlockingBanner = story('paywall', states, 'blockingBanner')
BlockingBanner.storyName = 'Blocking, a banner with everything'

export const BlockingFolded = story('paywall', states, 'blockingFolded')
BlockingFolded.storyName = 'Blocking, folded'

export const BlockingUnfolded = story('paywall', states, 'blockingUnfolded')
BlockingUnfolded.storyName = 'Blocking, unfolded from the edge'

export const BlockingFoldedAway = story('paywall', states, 'blockingFoldedAway')
BlockingFoldedAway.storyName = 'Blocking, folded away by its reader'

export const BlockingRegistered = story('paywall', states, 'blockingRegistered')
BlockingRegistered.storyName = 'Blocking, to a registered reader'

export const BlockingLapsed = story('paywall', states, 'blockingLapsed')
BlockingLapsed.storyName = 'Blocking, the subscription expired'

export const BlockingApp = story('paywall', states, 'blockingApp')
BlockingApp.storyName = 'Blocking, in the app'

export const BlockingApple = story('paywall', states, 'blockingApple')
BlockingApple.storyName = 'Blocking, in the Apple app'

export const BlockingCookie = story('paywall', states, 'blockingCookie')
BlockingCookie.storyName = 'Blocking, type and message by the cookie'

export const Html = story('paywall', states, 'html')
Html.storyName = 'The subscription department’s HTML'

export const HostileHtml = story('paywall', states, 'hostileHtml')
HostileHtml.storyName = 'Hostile HTML, made safe'

export const Community = story('paywall', states, 'community')
Community.storyName = 'Community, in its colour'

export const CommunityPale = story('paywall', states, 'communityPale')
CommunityPale.storyName = 'Community, an unreadable colour'

export const CommunityFolded = story('paywall', states, 'communityFolded')
CommunityFolded.storyName = 'Community, folded'

export const Regiwall = story('paywall', states, 'regiwall')
Regiwall.storyName = 'Regiwall, our own words'

export const RegiwallMessage = story('paywall', states, 'regiwallMessage')
RegiwallMessage.storyName = 'Regiwall, an editor’s message'

export const RegiwallFolded = story('paywall', states, 'regiwallFolded')
RegiwallFolded.storyName = 'Regiwall, folded'

export const RegiwallUsedUp = story('paywall', states, 'regiwallUsedUp')
RegiwallUsedUp.storyName = 'Regiwall, the free articles used up'

export const RegiwallDenied = story('paywall', states, 'regiwallDenied')
RegiwallDenied.storyName = 'Regiwall, denied to an account'

export const RegiwallApp = story('paywall', states, 'regiwallApp')
RegiwallApp.storyName = 'Regiwall, in the app'

export const Counter = story('paywall', states, 'counter')
Counter.storyName = 'Counter, 4 of 10'

export const CounterFull = story('paywall', states, 'counterFull')
CounterFull.storyName = 'Counter, 10 of 10'

export const CounterUnknown = story('paywall', states, 'counterUnknown')
CounterUnknown.storyName = 'Counter, nothing counted yet'

export const CounterVisitor = story('paywall', states, 'counterVisitor')
CounterVisitor.storyName = 'Counter, to a visitor'

export const Offer = story('paywall', states, 'offer')
Offer.storyName = 'Offer, our own words'

export const OfferBanner = story('paywall', states, 'offerBanner')
OfferBanner.storyName = 'Offer, a banner'

export const OfferApple = story('paywall', states, 'offerApple')
OfferApple.storyName = 'Offer, a banner in the Apple app'

export const OfferUnpaid = story('paywall', states, 'offerUnpaid')
OfferUnpaid.storyName = 'Offer, the renewal not paid'

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
TrialBanner.storyName = 'Trial, an editor’s headline'

export const Login = story('paywall', states, 'login')
Login.storyName = 'Login or register'

export const LoginTyped = story('paywall', states, 'loginTyped')
LoginTyped.storyName = 'Login or register, typed before a reload'

export const LoginEmpty = story('paywall', states, 'loginEmpty')
LoginEmpty.storyName = 'Login or register, no email'

export const LoginInvalid = story('paywall', states, 'loginInvalid')
LoginInvalid.storyName = 'Login or register, an invalid email'

export const LoginApp = story('paywall', states, 'loginApp')
LoginApp.storyName = 'Login or register, in the app'

export const Gift = story('paywall', states, 'gift')
Gift.storyName = 'Gift, 4 days left'

export const GiftMessage = story('paywall', states, 'giftMessage')
GiftMessage.storyName = 'Gift, an editor’s message'

export const GiftTomorrow = story('paywall', states, 'giftTomorrow')
GiftTomorrow.storyName = 'Gift, expires tomorrow'

export const GiftOver = story('paywall', states, 'giftOver')
GiftOver.storyName = 'Gift, no days left'

export const GiftFolded = story('paywall', states, 'giftFolded')
GiftFolded.storyName = 'Gift, folded'

export const GiftSubscriber = story('paywall', states, 'giftSubscriber')
GiftSubscriber.storyName = 'Gift, to a subscriber'

export const Expired = story('paywall', states, 'expired')
Expired.storyName = 'Gift expired, our own words'

export const ExpiredBanner = story('paywall', states, 'expiredBanner')
ExpiredBanner.storyName = 'Gift expired, a banner'

export const ExpiredReturn = story('paywall', states, 'expiredReturn')
ExpiredReturn.storyName = 'Gift expired, a way back'

export const GrantedData = story('paywall', states, 'grantedData')
GrantedData.storyName = 'Hidden: the backend grants access'

export const GrantedGift = story('paywall', states, 'grantedGift')
GrantedGift.storyName = 'Hidden: the article came as a gift'

export const GrantedVoucher = story('paywall', states, 'grantedVoucher')
GrantedVoucher.storyName = 'Hidden: a voucher opens the article'

export const GrantedSubscription = story('paywall', states, 'grantedSubscription')
GrantedSubscription.storyName = 'Hidden: a subscriber reads'

export const GrantedUnpaid = story('paywall', states, 'grantedUnpaid')
GrantedUnpaid.storyName = 'Hidden: a subscriber whose renewal failed reads on'

export const GrantedAccount = story('paywall', states, 'grantedAccount')
GrantedAccount.storyName = 'Hidden: an account is enough'

export const NoTrial = story('paywall', states, 'noTrial')
NoTrial.storyName = 'Hidden: no trial to count'

export const HostileCookie = story('paywall', states, 'hostileCookie')
HostileCookie.storyName = 'A hostile cookie, ignored'

export const Loading = story('paywall', states, 'loading')
Loading.storyName = 'Loading'

export const Offline = story('paywall', states, 'offline')
Offline.storyName = 'No connection'

export const NotFound = story('paywall', states, 'notFound')
NotFound.storyName = 'No such message'

export const Server = story('paywall', states, 'server')
Server.storyName = 'The server failed'

export const WrongShape = story('paywall', states, 'wrongShape')
WrongShape.storyName = 'An answer of the wrong shape'
