import type { WidgetState } from '../../src/island/widgetState.ts'
import { messages } from './gift.messages.ts'

const closed = { contentId: '1004', title: 'Onze anys de factures per una aigua que es perdia' }
const givenBefore = { contentId: '1005' }
const panel = { ...closed, panel: '' }

const copy = { press: messages.copy.id }

export const states: Record<string, WidgetState> = {
  loading: { title: 'Nobody knows yet who reads', options: closed, fault: 'user.profile:timeout' },
  signedOut: { title: 'A visitor: sign in or subscribe', options: closed, persona: 'anonymous' },
  notSubscribed: { title: 'Registered: subscribe', options: closed, persona: 'registered' },
  notIncluded: { title: 'A subscription without gifts: upgrade', options: closed, persona: 'subscriber-no-gift' },
  open: { title: 'Ready to give, seven left', options: closed },
  untitled: { title: 'Ready to give, no title', options: { contentId: '1004' } },
  lastOne: { title: 'Ready to give the last one', options: closed, persona: 'subscriber-last-gift' },
  usedUp: { title: 'None left this month', options: closed, persona: 'subscriber-gifts-used' },
  given: { title: 'Given two days ago', options: givenBefore },
  givenTomorrow: { title: 'Given six days ago: expires tomorrow', options: { contentId: '1006' } },
  givenNoneLeft: { title: 'Given two days ago, none left', options: givenBefore, persona: 'subscriber-gifts-used' },
  givenLongAgo: { title: 'Given two weeks ago: ready to give', options: { contentId: '1002' } },
  making: { title: 'The link on its way', options: closed, fault: 'gift.new:timeout', steps: [copy] },
  linked: { title: 'Just given, the link there', options: closed, steps: [copy] },
  linkedAgain: { title: 'Given again, the link there', options: givenBefore, steps: [copy] },
  linkedLast: {
    title: 'The last one just given',
    options: closed,
    persona: 'subscriber-last-gift',
    steps: [copy],
  },
  copyFailed: { title: 'Just given, copying failed', options: closed, clipboardRefused: true, steps: [copy] },
  pressAgain: {
    title: 'Just given, the browser opened nothing',
    options: closed,
    device: ['noWindows'],
    steps: [{ press: messages.via.id, values: { name: 'WhatsApp' } }],
  },
  sent: {
    title: 'Just given, sent',
    options: closed,
    steps: [{ press: messages.via.id, values: { name: 'WhatsApp' } }],
  },
  shareSheet: { title: 'Ready to give, with a share sheet', options: closed, device: ['share'] },
  app: { title: 'In the app: its own share sheet', options: closed, channel: 'android' },
  appLinked: { title: 'In the app, just given', options: closed, channel: 'ios', steps: [copy] },
  appLost: { title: 'In the app, not made', options: closed, channel: 'android', fault: 'gift.new:500', steps: [copy] },
  appleNotSubscribed: {
    title: 'In the Apple app: nothing to buy',
    options: closed,
    channel: 'ios',
    persona: 'registered',
  },
  lostOffline: { title: 'Not made, no connection', options: closed, fault: 'gift.new:abort', steps: [copy] },
  lostServer: { title: 'Not made, the server failed', options: closed, fault: 'gift.new:500', steps: [copy] },
  lostForbidden: { title: 'Not made, forbidden', options: closed, fault: 'gift.new:403', steps: [copy] },
  lostUnauthorized: { title: 'Not made, signed out by it', options: closed, fault: 'gift.new:401', steps: [copy] },
  lostAgain: { title: 'Not made again, given before', options: givenBefore, fault: 'gift.new:500', steps: [copy] },
  listLost: { title: 'Earlier gifts not loaded: this browser knows', options: closed, fault: 'gift.list:500' },
  overThePage: { title: 'Over the page', options: panel },
  overThePageSignedOut: { title: 'Over the page, a visitor', options: panel, persona: 'anonymous' },
  overThePageLinked: { title: 'Over the page, just given', options: panel, steps: [copy] },
}
