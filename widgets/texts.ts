// Generated from what the widgets' modules import, by `npm run fix`; `npm run check` fails when it is out of date.

/** The texts of a widget, or of a part of it that loads on demand: one file in each language. */
export interface Texts {
  /** The folders whose `locales/` are in the file. */
  folders: readonly string[]
  /** Whether dates are written in words: the names of months, “5 minutes ago”. */
  dateNames: boolean
}

/** By the name that the loader asks for: `poll`, and a part as `profile.feed`. */
export const texts: Readonly<Record<string, Texts>> = {
  'action-bar': {
    folders: ['src/kit/i18n', 'widgets/action-bar'],
    dateNames: false,
  },
  ad: {
    folders: ['src/kit/i18n', 'widgets/ad'],
    dateNames: false,
  },
  alert: {
    folders: ['src/kit/i18n', 'widgets/alert'],
    dateNames: false,
  },
  archive: {
    folders: ['src/kit/filters', 'src/kit/i18n', 'src/page/overlays', 'widgets/archive'],
    dateNames: false,
  },
  'article-list': {
    folders: ['src/kit/i18n', 'widgets/article-list'],
    dateNames: false,
  },
  'bottom-bar': {
    folders: ['src/kit/i18n', 'widgets/bottom-bar'],
    dateNames: false,
  },
  cards: {
    folders: ['src/kit/content', 'src/kit/i18n', 'widgets/cards'],
    dateNames: true,
  },
  carousel: {
    folders: ['src/kit/content', 'src/kit/i18n', 'src/kit/slides', 'widgets/carousel'],
    dateNames: false,
  },
  'change-password': {
    folders: ['src/kit/account', 'src/kit/i18n', 'src/kit/validation', 'widgets/change-password'],
    dateNames: false,
  },
  comments: {
    folders: ['src/kit/i18n', 'src/page/overlays', 'widgets/comments'],
    dateNames: true,
  },
  'comments-count': {
    folders: ['src/kit/i18n', 'widgets/comments-count'],
    dateNames: false,
  },
  contact: {
    folders: ['src/kit/i18n', 'src/kit/validation', 'widgets/contact'],
    dateNames: false,
  },
  'error-page': {
    folders: ['src/kit/i18n', 'widgets/error-page'],
    dateNames: false,
  },
  filters: {
    folders: ['src/kit/filters', 'src/kit/i18n', 'widgets/filters'],
    dateNames: false,
  },
  follow: {
    folders: ['src/kit/i18n', 'widgets/follow'],
    dateNames: false,
  },
  gift: {
    folders: ['src/kit/i18n', 'src/page/overlays', 'widgets/gift'],
    dateNames: false,
  },
  header: {
    folders: ['src/kit/i18n', 'widgets/header'],
    dateNames: false,
  },
  'hot-topics': {
    folders: ['src/kit/i18n', 'widgets/hot-topics'],
    dateNames: false,
  },
  live: {
    folders: ['src/kit/i18n', 'widgets/live'],
    dateNames: false,
  },
  'live.football': {
    folders: ['widgets/live/football'],
    dateNames: false,
  },
  'live.share': {
    folders: ['widgets/live/share'],
    dateNames: false,
  },
  login: {
    folders: ['src/kit/account', 'src/kit/i18n', 'src/kit/validation', 'widgets/login'],
    dateNames: false,
  },
  'login-prompt': {
    folders: ['src/kit/i18n', 'src/page/overlays', 'widgets/login-prompt'],
    dateNames: false,
  },
  'newsletter-carousel': {
    folders: ['src/kit/i18n', 'src/kit/slides', 'widgets/newsletter-carousel'],
    dateNames: false,
  },
  'page-shell': {
    folders: ['src/kit/i18n', 'widgets/page-shell'],
    dateNames: false,
  },
  'partner-logos': {
    folders: ['src/kit/i18n', 'widgets/partner-logos'],
    dateNames: false,
  },
  paywall: {
    folders: ['src/kit/i18n', 'src/page/overlays', 'widgets/paywall'],
    dateNames: false,
  },
  poll: {
    folders: ['src/kit/i18n', 'widgets/poll'],
    dateNames: false,
  },
  profile: {
    folders: ['src/kit/i18n', 'widgets/profile'],
    dateNames: true,
  },
  'profile.app': {
    folders: ['widgets/profile/app'],
    dateNames: false,
  },
  'profile.comments': {
    folders: ['widgets/profile/comments'],
    dateNames: false,
  },
  'profile.data': {
    folders: ['src/kit/validation', 'widgets/profile/data'],
    dateNames: false,
  },
  'profile.editor': {
    folders: ['widgets/profile/editor'],
    dateNames: false,
  },
  'profile.following': {
    folders: ['widgets/profile/following'],
    dateNames: false,
  },
  'profile.frames': {
    folders: ['widgets/profile/frames'],
    dateNames: false,
  },
  'profile.gifts': {
    folders: ['widgets/profile/gifts'],
    dateNames: false,
  },
  'profile.header': {
    folders: ['widgets/profile/header'],
    dateNames: false,
  },
  'profile.notifications': {
    folders: ['widgets/profile/notifications'],
    dateNames: false,
  },
  'profile.password': {
    folders: ['src/kit/validation', 'widgets/profile/password'],
    dateNames: false,
  },
  'profile.preferences': {
    folders: ['widgets/profile/preferences'],
    dateNames: false,
  },
  'profile.reader': {
    folders: ['widgets/profile/reader'],
    dateNames: false,
  },
  'profile.saved': {
    folders: ['widgets/profile/saved'],
    dateNames: false,
  },
  'profile.settings': {
    folders: ['widgets/profile/settings'],
    dateNames: false,
  },
  'public-profile': {
    folders: ['src/kit/i18n', 'widgets/public-profile'],
    dateNames: false,
  },
  register: {
    folders: ['src/kit/account', 'src/kit/i18n', 'src/kit/validation', 'widgets/register'],
    dateNames: false,
  },
  'save-to-list': {
    folders: ['src/kit/i18n', 'widgets/save-to-list'],
    dateNames: false,
  },
  video: {
    folders: ['src/kit/i18n', 'widgets/video'],
    dateNames: false,
  },
  'video-carousel': {
    folders: ['src/kit/i18n', 'src/kit/slides', 'widgets/video-carousel'],
    dateNames: false,
  },
  welcome: {
    folders: ['src/kit/account', 'src/kit/i18n', 'src/kit/validation', 'widgets/welcome'],
    dateNames: false,
  },
}
