import type { WidgetState } from '#islands/island/widgetState.ts'

const persona = 'anonymous'
const banner = { id: '3', slotType: 'banner', adUnitCode: 'elfar/banner' }
const rectangle = { id: '5', slotType: 'rectangle', adUnitCode: 'elfar/rectangle' }
const top = { id: '1', slotType: 'top', adUnitCode: 'elfar/top', closable: '' }

export const states: Record<string, WidgetState> = {
  banner: { title: 'Banner', options: banner, persona },
  rectangle: { title: 'Rectangle', options: rectangle, persona },
  closable: { title: 'Top, with a close button', options: top, persona },
  waiting: {
    title: 'The service does not answer yet',
    options: banner,
    persona,
    path: '/?ads=failing',
  },
  empty: { title: 'No ad, hidden', options: banner, persona, path: '/?ads=empty' },
  large: { title: 'Too large, hidden', options: banner, persona, path: '/?ads=large' },
  subscriber: { title: 'Subscriber, hidden', options: banner, persona: 'subscriber' },
  forSubscribers: {
    title: 'Subscriber, shown',
    options: { ...banner, visibleForSubscribers: '' },
    persona: 'subscriber',
  },
  premium: {
    title: 'Premium subscriber, hidden',
    options: { ...banner, visibleForSubscribers: '' },
    persona: 'premium-s',
  },
  walled: {
    title: 'In a closed article, hidden',
    options: { ...banner, contentId: '1004' },
    persona,
    cookies: { 'nx-paywall-data-1004': { accessGranted: false } },
  },
  inApp: { title: 'In the app', options: banner, channel: 'ios' },
  wrongOption: { title: 'Unknown kind', options: { ...banner, slotType: 'skyscraper' }, persona },
}
