import { COMMENTS_COUNT_PATH } from '#lib/site/commentsPath.ts'
import type { WidgetName } from '#lib/site/WidgetName.ts'
import { actionBarIsland } from '#widgets/action-bar/action-bar.island.tsx'
import { alertIsland } from '#widgets/alert/alert.island.tsx'
import { archiveIsland } from '#widgets/archive/archive.island.tsx'
import { firstArchivePath } from '#widgets/archive/route/firstArchivePath.ts'
import { articleListIsland } from '#widgets/article-list/article-list.island.tsx'
import { bottomBarIsland } from '#widgets/bottom-bar/bottom-bar.island.tsx'
import { cardsIsland } from '#widgets/cards/cards.island.tsx'
import { carouselIsland } from '#widgets/carousel/carousel.island.tsx'
import { changePasswordIsland, changePasswordStyles } from '#widgets/change-password/change-password.island.tsx'
import { commentsIsland } from '#widgets/comments/comments.island.tsx'
import { commentsCountIsland } from '#widgets/comments-count/comments-count.island.tsx'
import { contactIsland } from '#widgets/contact/contact.island.tsx'
import { errorPageIsland } from '#widgets/error-page/error-page.island.tsx'
import { followIsland } from '#widgets/follow/follow.island.tsx'
import { headerIsland } from '#widgets/header/header.island.tsx'
import { hotTopicsIsland } from '#widgets/hot-topics/hot-topics.island.tsx'
import { firstLivePath, servedLiveIsland } from '#widgets/live/served/servedLive.ts'
import { loginIsland, loginStyles } from '#widgets/login/login.island.tsx'
import { newsletterCarouselIsland } from '#widgets/newsletter-carousel/newsletter-carousel.island.tsx'
import { partnerLogosIsland } from '#widgets/partner-logos/partner-logos.island.tsx'
import { paywallIsland } from '#widgets/paywall/paywall.island.tsx'
import { pollIsland } from '#widgets/poll/poll.island.tsx'
import { publicProfileIsland } from '#widgets/public-profile/public-profile.island.tsx'
import { registerIsland, registerStyles } from '#widgets/register/register.island.tsx'
import { registry } from '#widgets/registry.ts'
import { saveToListIsland } from '#widgets/save-to-list/save-to-list.island.tsx'
import { videoIsland } from '#widgets/video/video.island.tsx'
import { videoCarouselIsland } from '#widgets/video-carousel/video-carousel.island.tsx'
import type { ServedWidget } from './servedWidget.types.ts'

/** The widgets that a server renders, by name. */
export const servedWidgets: Readonly<Record<string, ServedWidget>> = {
  'action-bar': { island: actionBarIsland },
  alert: { island: alertIsland, hasLinks: true },
  archive: { island: archiveIsland, data: firstArchivePath, hasLinks: true },
  'article-list': { island: articleListIsland, hasLinks: true, slot: 'next' },
  'bottom-bar': { island: bottomBarIsland, hasLinks: true },
  cards: { island: cardsIsland, hasLinks: true },
  carousel: { island: carouselIsland, hasLinks: true },
  'change-password': { island: changePasswordIsland, hasLinks: true, lightCss: changePasswordStyles },
  comments: { island: commentsIsland, data: registry.comments?.prefetch },
  // The browser asks the page's other widgets first, and so has no first request of its own.
  'comments-count': {
    island: commentsCountIsland,
    data: COMMENTS_COUNT_PATH,
    fields: ['contentNumComments'],
  },
  contact: { island: contactIsland, hasLinks: true, isForm: true },
  'error-page': { island: errorPageIsland },
  follow: { island: followIsland },
  header: { island: headerIsland, hasLinks: true, slot: 'logo' },
  'hot-topics': { island: hotTopicsIsland, hasLinks: true },
  live: { island: servedLiveIsland, data: firstLivePath, parts: ['football'], hasLinks: true },
  login: { island: loginIsland, hasLinks: true, lightCss: loginStyles },
  'newsletter-carousel': { island: newsletterCarouselIsland, hasLinks: true },
  'partner-logos': { island: partnerLogosIsland, hasLinks: true },
  paywall: { island: paywallIsland, data: registry.paywall?.prefetch, hasLinks: true },
  poll: { island: pollIsland, data: registry.poll?.prefetch },
  'public-profile': { island: publicProfileIsland, hasLinks: true },
  register: { island: registerIsland, hasLinks: true, lightCss: registerStyles },
  'save-to-list': { island: saveToListIsland },
  video: { island: videoIsland, hasLinks: true },
  'video-carousel': { island: videoCarouselIsland, hasLinks: true },
} satisfies Partial<Record<WidgetName, ServedWidget>>
