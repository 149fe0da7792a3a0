import { states as actionBar } from '#widgets/action-bar/action-bar.states.ts'
import { states as alert } from '#widgets/alert/alert.states.ts'
import { states as articleList } from '#widgets/article-list/article-list.states.ts'
import { states as bottomBar } from '#widgets/bottom-bar/bottom-bar.states.ts'
import { states as cards } from '#widgets/cards/cards.states.ts'
import { states as carousel } from '#widgets/carousel/carousel.states.ts'
import { states as changePassword } from '#widgets/change-password/change-password.states.ts'
import { states as contact } from '#widgets/contact/contact.states.ts'
import { states as errorPage } from '#widgets/error-page/error-page.states.ts'
import { states as follow } from '#widgets/follow/follow.states.ts'
import { states as header } from '#widgets/header/header.states.ts'
import { states as hotTopics } from '#widgets/hot-topics/hot-topics.states.ts'
import { states as live } from '#widgets/live/live.states.ts'
import { states as login } from '#widgets/login/login.states.ts'
import { states as newsletters } from '#widgets/newsletter-carousel/newsletter-carousel.states.ts'
import { states as partners } from '#widgets/partner-logos/partner-logos.states.ts'
import { states as paywall } from '#widgets/paywall/paywall.states.ts'
import { states as publicProfile } from '#widgets/public-profile/public-profile.states.ts'
import { states as register } from '#widgets/register/register.states.ts'
import { states as saveToList } from '#widgets/save-to-list/save-to-list.states.ts'
import { states as video } from '#widgets/video/video.states.ts'
import { states as videos } from '#widgets/video-carousel/video-carousel.states.ts'

/** Markers that are wrong: a server leaves them as they are. */
const { wrongOption: _, ...rightVideo } = video
const { wrongOption: _list, ...rightList } = articleList

/** As for an unknown reader: all others come of what a reader does. */
const { email } = login
const { account } = register
const { open } = changePassword
const { empty } = contact

/** All states of the widgets whose marker brings all that they show. */
export const filledStates = Object.entries({
  login: { ...(email && { email }) },
  contact: { ...(empty && { empty }) },
  register: { ...(account && { account }) },
  'change-password': { ...(open && { open }) },
  video: rightVideo,
  header,
  'save-to-list': saveToList,
  follow,
  'bottom-bar': bottomBar,
  alert,
  'action-bar': actionBar,
  cards,
  carousel,
  'hot-topics': hotTopics,
  'newsletter-carousel': newsletters,
  'article-list': rightList,
  'error-page': errorPage,
  'public-profile': publicProfile,
  'partner-logos': partners,
  'video-carousel': videos,
}).flatMap(([widget, states]) => Object.entries(states).map(([name, state]) => ({ widget, name, state })))

const named = (name: string, options: Record<string, string>) => ({
  widget: 'paywall',
  name,
  state: { title: name, options: { contentId: '1004', messageId: '501', ...options } },
})

/** States of the widgets that show an answer of the newspaper's backend, to a visitor. */
export const answeredStates = [
  ...Object.entries(paywall)
    .filter(([name]) => ['blockingMessage', 'community', 'communityPale', 'regiwallMessage'].includes(name))
    .map(([name, state]) => ({ widget: 'paywall', name, state })),
  named('offer', { type: 'column-offer' }),
  named('banner', { type: 'blocking', ...paywall.blockingBanner?.options }),
  named('login', { type: 'login-register', messageId: '503' }),
  named('expired', { type: 'gift-expired' }),
  // All others come of what a reader does, or of an answer that there is not.
  ...Object.entries(live)
    .filter(([name]) => ['open', 'match', 'complete', 'ended', 'empty'].includes(name))
    .map(([name, state]) => ({ widget: 'live', name, state })),
  { widget: 'archive', name: 'latest', state: { title: 'latest', options: { basePath: '/test-page' } } },
  named('folded', { type: 'blocking', folded: '' }),
]
