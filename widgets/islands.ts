import type { Island } from '../src/island/defineIsland.ts'

/** Each widget's module, for code that runs from sources and for the one-file build; the module build refers to files instead. */
export const islands: Record<string, () => Promise<Island>> = {
  'page-shell': async () => (await import('./page-shell/page-shell.island.tsx')).pageShellIsland,
  alert: async () => (await import('./alert/alert.island.tsx')).alertIsland,
  'bottom-bar': async () => (await import('./bottom-bar/bottom-bar.island.tsx')).bottomBarIsland,
  header: async () => (await import('./header/header.island.tsx')).headerIsland,
  profile: async () => (await import('./profile/profile.island.tsx')).profileIsland,
  'public-profile': async () => (await import('./public-profile/public-profile.island.tsx')).publicProfileIsland,
  contact: async () => (await import('./contact/contact.island.tsx')).contactIsland,
  'error-page': async () => (await import('./error-page/error-page.island.tsx')).errorPageIsland,
  comments: async () => (await import('./comments/comments.island.tsx')).commentsIsland,
  'comments-count': async () => (await import('./comments-count/comments-count.island.tsx')).commentsCountIsland,
  login: async () => (await import('./login/login.island.tsx')).loginIsland,
  register: async () => (await import('./register/register.island.tsx')).registerIsland,
  'change-password': async () => (await import('./change-password/change-password.island.tsx')).changePasswordIsland,
  welcome: async () => (await import('./welcome/welcome.island.tsx')).welcomeIsland,
  'login-prompt': async () => (await import('./login-prompt/login-prompt.island.tsx')).loginPromptIsland,
  'save-to-list': async () => (await import('./save-to-list/save-to-list.island.tsx')).saveToListIsland,
  'action-bar': async () => (await import('./action-bar/action-bar.island.tsx')).actionBarIsland,
  gift: async () => (await import('./gift/gift.island.tsx')).giftIsland,
  follow: async () => (await import('./follow/follow.island.tsx')).followIsland,
  poll: async () => (await import('./poll/poll.island.tsx')).pollIsland,
  archive: async () => (await import('./archive/archive.island.tsx')).archiveIsland,
  'article-list': async () => (await import('./article-list/article-list.island.tsx')).articleListIsland,
  video: async () => (await import('./video/video.island.tsx')).videoIsland,
  paywall: async () => (await import('./paywall/paywall.island.tsx')).paywallIsland,
}
