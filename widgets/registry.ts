// Generated from the widgets' folders by `npm run fix`; `npm run check` fails when it is out of date.
import type { Registry } from '#islands/loader/registry.ts'
import { actionBarWidget } from './action-bar/action-bar.widget.ts'
import { adWidget } from './ad/ad.widget.ts'
import { alertWidget } from './alert/alert.widget.ts'
import { archiveWidget } from './archive/archive.widget.ts'
import { articleListWidget } from './article-list/article-list.widget.ts'
import { bottomBarWidget } from './bottom-bar/bottom-bar.widget.ts'
import { cardsWidget } from './cards/cards.widget.ts'
import { carouselWidget } from './carousel/carousel.widget.ts'
import { changePasswordWidget } from './change-password/change-password.widget.ts'
import { commentsWidget } from './comments/comments.widget.ts'
import { commentsCountWidget } from './comments-count/comments-count.widget.ts'
import { contactWidget } from './contact/contact.widget.ts'
import { errorPageWidget } from './error-page/error-page.widget.ts'
import { filtersWidget } from './filters/filters.widget.ts'
import { followWidget } from './follow/follow.widget.ts'
import { giftWidget } from './gift/gift.widget.ts'
import { headerWidget } from './header/header.widget.ts'
import { hotTopicsWidget } from './hot-topics/hot-topics.widget.ts'
import { liveWidget } from './live/live.widget.ts'
import { loginWidget } from './login/login.widget.ts'
import { loginPromptWidget } from './login-prompt/login-prompt.widget.ts'
import { newsletterCarouselWidget } from './newsletter-carousel/newsletter-carousel.widget.ts'
import { pageShellWidget } from './page-shell/page-shell.widget.ts'
import { partnerLogosWidget } from './partner-logos/partner-logos.widget.ts'
import { paywallWidget } from './paywall/paywall.widget.ts'
import { pollWidget } from './poll/poll.widget.ts'
import { profileWidget } from './profile/profile.widget.ts'
import { publicProfileWidget } from './public-profile/public-profile.widget.ts'
import { registerWidget } from './register/register.widget.ts'
import { saveToListWidget } from './save-to-list/save-to-list.widget.ts'
import { videoWidget } from './video/video.widget.ts'
import { videoCarouselWidget } from './video-carousel/video-carousel.widget.ts'
import { welcomeWidget } from './welcome/welcome.widget.ts'

/** All widgets, with what the loader has to know about each before its code is there (contract §2, "Names"). */
export const registry: Registry = {
  'action-bar': actionBarWidget,
  ad: adWidget,
  alert: alertWidget,
  archive: archiveWidget,
  'article-list': articleListWidget,
  'bottom-bar': bottomBarWidget,
  cards: cardsWidget,
  carousel: carouselWidget,
  'change-password': changePasswordWidget,
  comments: commentsWidget,
  'comments-count': commentsCountWidget,
  contact: contactWidget,
  'error-page': errorPageWidget,
  filters: filtersWidget,
  follow: followWidget,
  gift: giftWidget,
  header: headerWidget,
  'hot-topics': hotTopicsWidget,
  live: liveWidget,
  login: loginWidget,
  'login-prompt': loginPromptWidget,
  'newsletter-carousel': newsletterCarouselWidget,
  'page-shell': pageShellWidget,
  'partner-logos': partnerLogosWidget,
  paywall: paywallWidget,
  poll: pollWidget,
  profile: profileWidget,
  'public-profile': publicProfileWidget,
  register: registerWidget,
  'save-to-list': saveToListWidget,
  video: videoWidget,
  'video-carousel': videoCarouselWidget,
  welcome: welcomeWidget,
}
