import type { WidgetState } from '#islands/island/widgetState.ts'
import { messages } from './gift.messages.ts'

const closed = { contentId: '1004', title: 'Onze anys de factures per una aigua que es perdia' }
const givenBefore = { contentId: '1005' }
const overThePage = { ...closed, panel: '' }

const copy = { press: messages.copy.id }

export const states: Record<string, WidgetState> = {
  loading: { title: 'Loading', options: closed, fault: 'user.profile:timeout' },
  signedOut: { title: 'Visitor, sign in or subscribe', options: closed, persona: 'anonymous' },
  notSubscribed: { title: 'Registered, subscribe', options: closed, persona: 'registered' },
  notIncluded: { title: 'Subscription without gifts, upgrade', options: closed, persona: 'subscriber-no-gift' },
  open: { title: 'Ready, seven left', options: closed },
  untitled: { title: 'Ready, without a title', options: { contentId: '1004' } },
  lastOne: { title: 'Ready, one left', options: closed, persona: 'subscriber-last-gift' },
  usedUp: { title: 'None left this month', options: closed, persona: 'subscriber-gifts-used' },
  given: { title: 'Given two days ago', options: givenBefore },
  givenTomorrow: { title: 'Given, expires tomorrow', options: { contentId: '1006' } },
  givenNoneLeft: { title: 'Given two days ago, none left', options: givenBefore, persona: 'subscriber-gifts-used' },
  givenLongAgo: { title: 'Ready, earlier gift expired', options: { contentId: '1002' } },
  making: { title: 'Creating the link', options: closed, fault: 'gift.new:timeout', steps: [copy] },
  linked: { title: 'Link created', options: closed, steps: [copy] },
  linkedAgain: { title: 'Link created again', options: givenBefore, steps: [copy] },
  linkedLast: {
    title: 'Link created, none left',
    options: closed,
    persona: 'subscriber-last-gift',
    steps: [copy],
  },
  copyFailed: { title: 'Link created, failed to copy', options: closed, clipboardRefused: true, steps: [copy] },
  pressAgain: {
    title: 'Link created, popup blocked',
    options: closed,
    device: ['noWindows'],
    steps: [{ press: messages.via.id, values: { name: 'WhatsApp' } }],
  },
  sent: {
    title: 'Link created, shared',
    options: closed,
    steps: [{ press: messages.via.id, values: { name: 'WhatsApp' } }],
  },
  shareSheet: { title: 'Ready, with share sheet', options: closed, device: ['share'] },
  app: { title: 'In the app, native share sheet', options: closed, channel: 'android' },
  appLinked: { title: 'In the app, link created', options: closed, channel: 'ios', steps: [copy] },
  appFailed: {
    title: 'In the app, failed to create the link',
    options: closed,
    channel: 'android',
    fault: 'gift.new:500',
    steps: [copy],
  },
  appleNotSubscribed: {
    title: 'In the iOS app, nothing for sale',
    options: closed,
    channel: 'ios',
    persona: 'registered',
  },
  failedOffline: {
    title: 'Failed to create the link, offline',
    options: closed,
    fault: 'gift.new:abort',
    steps: [copy],
  },
  failedServer: {
    title: 'Failed to create the link, server error',
    options: closed,
    fault: 'gift.new:500',
    steps: [copy],
  },
  failedForbidden: {
    title: 'Failed to create the link, forbidden',
    options: closed,
    fault: 'gift.new:403',
    steps: [copy],
  },
  failedUnauthorized: {
    title: 'Failed to create the link, session expired',
    options: closed,
    fault: 'gift.new:401',
    steps: [copy],
  },
  failedAgain: { title: 'Failed to create the link again', options: givenBefore, fault: 'gift.new:500', steps: [copy] },
  listFailed: { title: 'Failed to load gifts, local record used', options: closed, fault: 'gift.list:500' },
  overThePage: { title: 'Over the page', options: overThePage },
  overThePageSignedOut: { title: 'Over the page, visitor', options: overThePage, persona: 'anonymous' },
  overThePageLinked: { title: 'Over the page, link created', options: overThePage, steps: [copy] },
}
