// Generated from the widgets' states by `npm run fix`; `npm run check` fails when it is out of date.
import type { WidgetState } from '#islands/island/widgetState.ts'
import { states as actionBar } from '#widgets/action-bar/action-bar.states.ts'
import { states as ad } from '#widgets/ad/ad.states.ts'
import { states as alert } from '#widgets/alert/alert.states.ts'
import { states as archive } from '#widgets/archive/archive.states.ts'
import { states as articleList } from '#widgets/article-list/article-list.states.ts'
import { states as bottomBar } from '#widgets/bottom-bar/bottom-bar.states.ts'
import { states as cards } from '#widgets/cards/cards.states.ts'
import { states as carousel } from '#widgets/carousel/carousel.states.ts'
import { states as changePassword } from '#widgets/change-password/change-password.states.ts'
import { states as comments } from '#widgets/comments/comments.states.ts'
import { states as commentsCount } from '#widgets/comments-count/comments-count.states.ts'
import { states as contact } from '#widgets/contact/contact.states.ts'
import { states as errorPage } from '#widgets/error-page/error-page.states.ts'
import { states as filters } from '#widgets/filters/filters.states.ts'
import { states as follow } from '#widgets/follow/follow.states.ts'
import { states as gift } from '#widgets/gift/gift.states.ts'
import { states as header } from '#widgets/header/header.states.ts'
import { states as hotTopics } from '#widgets/hot-topics/hot-topics.states.ts'
import { states as live } from '#widgets/live/live.states.ts'
import { states as login } from '#widgets/login/login.states.ts'
import { states as loginPrompt } from '#widgets/login-prompt/login-prompt.states.ts'
import { states as newsletterCarousel } from '#widgets/newsletter-carousel/newsletter-carousel.states.ts'
import { states as pageShell } from '#widgets/page-shell/page-shell.states.ts'
import { states as partnerLogos } from '#widgets/partner-logos/partner-logos.states.ts'
import { states as paywall } from '#widgets/paywall/paywall.states.ts'
import { states as poll } from '#widgets/poll/poll.states.ts'
import { states as profileApp } from '#widgets/profile/app/app.states.ts'
import { states as profileComments } from '#widgets/profile/comments/comments.states.ts'
import { states as profileData } from '#widgets/profile/data/data.states.ts'
import { states as profileEditor } from '#widgets/profile/editor/editor.states.ts'
import { states as profileFollowing } from '#widgets/profile/following/following.states.ts'
import { states as profileFrames } from '#widgets/profile/frames/frames.states.ts'
import { states as profileGifts } from '#widgets/profile/gifts/gifts.states.ts'
import { states as profileNotifications } from '#widgets/profile/notifications/notifications.states.ts'
import { states as profilePassword } from '#widgets/profile/password/password.states.ts'
import { states as profilePreferences } from '#widgets/profile/preferences/preferences.states.ts'
import { states as profile } from '#widgets/profile/profile.states.ts'
import { states as profileReader } from '#widgets/profile/reader/reader.states.ts'
import { states as profileSaved } from '#widgets/profile/saved/saved.states.ts'
import { states as publicProfile } from '#widgets/public-profile/public-profile.states.ts'
import { states as register } from '#widgets/register/register.states.ts'
import { states as saveToList } from '#widgets/save-to-list/save-to-list.states.ts'
import { states as video } from '#widgets/video/video.states.ts'
import { states as videoCarousel } from '#widgets/video-carousel/video-carousel.states.ts'
import { states as welcome } from '#widgets/welcome/welcome.states.ts'

export interface CatalogueEntry {
  /** `comments`, and `profile.saved` for a part of a widget. */
  id: string
  /** The name in the marker that shows it. */
  widget: string
  states: Record<string, WidgetState>
}

/** The states of all widgets and of their parts. */
export const catalogue: readonly CatalogueEntry[] = [
  { id: 'action-bar', widget: 'action-bar', states: actionBar },
  { id: 'ad', widget: 'ad', states: ad },
  { id: 'alert', widget: 'alert', states: alert },
  { id: 'archive', widget: 'archive', states: archive },
  { id: 'article-list', widget: 'article-list', states: articleList },
  { id: 'bottom-bar', widget: 'bottom-bar', states: bottomBar },
  { id: 'cards', widget: 'cards', states: cards },
  { id: 'carousel', widget: 'carousel', states: carousel },
  { id: 'change-password', widget: 'change-password', states: changePassword },
  { id: 'comments', widget: 'comments', states: comments },
  { id: 'comments-count', widget: 'comments-count', states: commentsCount },
  { id: 'contact', widget: 'contact', states: contact },
  { id: 'error-page', widget: 'error-page', states: errorPage },
  { id: 'filters', widget: 'filters', states: filters },
  { id: 'follow', widget: 'follow', states: follow },
  { id: 'gift', widget: 'gift', states: gift },
  { id: 'header', widget: 'header', states: header },
  { id: 'hot-topics', widget: 'hot-topics', states: hotTopics },
  { id: 'live', widget: 'live', states: live },
  { id: 'login', widget: 'login', states: login },
  { id: 'login-prompt', widget: 'login-prompt', states: loginPrompt },
  { id: 'newsletter-carousel', widget: 'newsletter-carousel', states: newsletterCarousel },
  { id: 'page-shell', widget: 'page-shell', states: pageShell },
  { id: 'partner-logos', widget: 'partner-logos', states: partnerLogos },
  { id: 'paywall', widget: 'paywall', states: paywall },
  { id: 'poll', widget: 'poll', states: poll },
  { id: 'profile.app', widget: 'profile', states: profileApp },
  { id: 'profile.comments', widget: 'profile', states: profileComments },
  { id: 'profile.data', widget: 'profile', states: profileData },
  { id: 'profile.editor', widget: 'profile', states: profileEditor },
  { id: 'profile.following', widget: 'profile', states: profileFollowing },
  { id: 'profile.frames', widget: 'profile', states: profileFrames },
  { id: 'profile.gifts', widget: 'profile', states: profileGifts },
  { id: 'profile.notifications', widget: 'profile', states: profileNotifications },
  { id: 'profile.password', widget: 'profile', states: profilePassword },
  { id: 'profile.preferences', widget: 'profile', states: profilePreferences },
  { id: 'profile', widget: 'profile', states: profile },
  { id: 'profile.reader', widget: 'profile', states: profileReader },
  { id: 'profile.saved', widget: 'profile', states: profileSaved },
  { id: 'public-profile', widget: 'public-profile', states: publicProfile },
  { id: 'register', widget: 'register', states: register },
  { id: 'save-to-list', widget: 'save-to-list', states: saveToList },
  { id: 'video', widget: 'video', states: video },
  { id: 'video-carousel', widget: 'video-carousel', states: videoCarousel },
  { id: 'welcome', widget: 'welcome', states: welcome },
]

/** The parts of widgets that have files of texts of their own. */
export const textParts: Record<string, readonly string[]> = {
  live: ['football', 'share'],
  profile: [
    'app',
    'comments',
    'data',
    'editor',
    'following',
    'frames',
    'gifts',
    'header',
    'notifications',
    'password',
    'preferences',
    'reader',
    'saved',
    'settings',
  ],
}
