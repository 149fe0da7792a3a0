import type { WidgetState } from '#islands/island/widgetState.ts'

const persona = 'anonymous'
/** The news that an earlier page has found. */
const news = { 'quiosc-feed-live/mateix/messages/newest': { time: 0, value: { status: 'new', last: '1' } } }
/** In all languages. */
const latest = '/ara-mateix'

export const states: Record<string, WidgetState> = {
  visitor: { title: 'Visitor', options: {}, persona },
  reader: { title: 'Signed in', options: {} },
  news: { title: 'Latest news', options: {}, storage: news },
  onLatest: { title: 'On the latest news, no dot', options: {}, persona, storage: news, path: latest },
  onHome: { title: 'On the front page, latest news', options: {}, persona, storage: news, path: '/' },
  onSearch: { title: 'On the search', options: {}, path: '/cercador?text=far' },
  inApp: { title: 'In the app, visitor', options: {}, persona, channel: 'android', storage: news },
  hiddenByApp: {
    title: 'Hidden by the app',
    options: {},
    channel: 'ios',
    appMessages: [{ action: 'updateUIVisibility', payload: { visible: false } }],
  },
  profileUnknown: { title: 'Profile failed to load', options: {}, fault: 'user.profile:500' },
  offline: { title: 'Offline', options: {}, persona, fault: 'live.newest:abort', storage: news },
  wrongFeed: { title: 'Invalid option', options: { feed: 'https://elsewhere.example/' }, persona },
}
