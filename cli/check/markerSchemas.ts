// Generated from the widgets' folders by `npm run fix`; `npm run check` fails when it is out of date.
import type { GenericSchema } from 'valibot'
import { ActionBarMarkerSchema } from '#widgets/action-bar/action-bar.schema.ts'
import { AdMarkerSchema } from '#widgets/ad/ad.schema.ts'
import { AlertMarkerSchema } from '#widgets/alert/alert.schema.ts'
import { ArchiveMarkerSchema } from '#widgets/archive/archive.schema.ts'
import { ArticleListMarkerSchema } from '#widgets/article-list/article-list.schema.ts'
import { BottomBarMarkerSchema } from '#widgets/bottom-bar/bottom-bar.schema.ts'
import { CardsMarkerSchema } from '#widgets/cards/cards.schema.ts'
import { CarouselMarkerSchema } from '#widgets/carousel/carousel.schema.ts'
import { ChangePasswordMarkerSchema } from '#widgets/change-password/change-password.schema.ts'
import { CommentsMarkerSchema } from '#widgets/comments/comments.schema.ts'
import { CommentsCountMarkerSchema } from '#widgets/comments-count/comments-count.schema.ts'
import { ContactMarkerSchema } from '#widgets/contact/contact.schema.ts'
import { ErrorPageMarkerSchema } from '#widgets/error-page/error-page.schema.ts'
import { FiltersMarkerSchema } from '#widgets/filters/filters.schema.ts'
import { FollowMarkerSchema } from '#widgets/follow/follow.schema.ts'
import { GiftMarkerSchema } from '#widgets/gift/gift.schema.ts'
import { HeaderMarkerSchema } from '#widgets/header/header.schema.ts'
import { HotTopicsMarkerSchema } from '#widgets/hot-topics/hot-topics.schema.ts'
import { LiveMarkerSchema } from '#widgets/live/live.schema.ts'
import { LoginMarkerSchema } from '#widgets/login/login.schema.ts'
import { LoginPromptMarkerSchema } from '#widgets/login-prompt/login-prompt.schema.ts'
import { NewsletterCarouselMarkerSchema } from '#widgets/newsletter-carousel/newsletter-carousel.schema.ts'
import { PageShellMarkerSchema } from '#widgets/page-shell/page-shell.schema.ts'
import { PartnerLogosMarkerSchema } from '#widgets/partner-logos/partner-logos.schema.ts'
import { PaywallMarkerSchema } from '#widgets/paywall/paywall.schema.ts'
import { PollMarkerSchema } from '#widgets/poll/poll.schema.ts'
import { ProfileMarkerSchema } from '#widgets/profile/profile.schema.ts'
import { PublicProfileMarkerSchema } from '#widgets/public-profile/public-profile.schema.ts'
import { RegisterMarkerSchema } from '#widgets/register/register.schema.ts'
import { SaveToListMarkerSchema } from '#widgets/save-to-list/save-to-list.schema.ts'
import { VideoMarkerSchema } from '#widgets/video/video.schema.ts'
import { VideoCarouselMarkerSchema } from '#widgets/video-carousel/video-carousel.schema.ts'
import { WelcomeMarkerSchema } from '#widgets/welcome/welcome.schema.ts'

/** The options of each widget: the schemas that parse them on the page. The test compares the list with the islands. */
export const markerSchemas: Readonly<Record<string, GenericSchema>> = {
  'action-bar': ActionBarMarkerSchema,
  ad: AdMarkerSchema,
  alert: AlertMarkerSchema,
  archive: ArchiveMarkerSchema,
  'article-list': ArticleListMarkerSchema,
  'bottom-bar': BottomBarMarkerSchema,
  cards: CardsMarkerSchema,
  carousel: CarouselMarkerSchema,
  'change-password': ChangePasswordMarkerSchema,
  comments: CommentsMarkerSchema,
  'comments-count': CommentsCountMarkerSchema,
  contact: ContactMarkerSchema,
  'error-page': ErrorPageMarkerSchema,
  filters: FiltersMarkerSchema,
  follow: FollowMarkerSchema,
  gift: GiftMarkerSchema,
  header: HeaderMarkerSchema,
  'hot-topics': HotTopicsMarkerSchema,
  live: LiveMarkerSchema,
  login: LoginMarkerSchema,
  'login-prompt': LoginPromptMarkerSchema,
  'newsletter-carousel': NewsletterCarouselMarkerSchema,
  'page-shell': PageShellMarkerSchema,
  'partner-logos': PartnerLogosMarkerSchema,
  paywall: PaywallMarkerSchema,
  poll: PollMarkerSchema,
  profile: ProfileMarkerSchema,
  'public-profile': PublicProfileMarkerSchema,
  register: RegisterMarkerSchema,
  'save-to-list': SaveToListMarkerSchema,
  video: VideoMarkerSchema,
  'video-carousel': VideoCarouselMarkerSchema,
  welcome: WelcomeMarkerSchema,
}
