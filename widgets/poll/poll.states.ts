import type { WidgetState } from '../../src/island/widgetState.ts'
import { messages } from './poll.messages.ts'

const withImages = { pollId: '4711' }
const withoutImages = { pollId: '4712' }
const inactive = { pollId: '4713' }
const votedOnTheServer = { pollId: '4714' }
const untouched = { pollId: '4715' }
const long = { pollId: '4716' }

const drafts = { 'poll:4712': '47121' }
const voted = { 'ara-voted-polls': { 4712: '47122' } }
const vote = { press: messages.vote.id }

export const states: Record<string, WidgetState> = {
  loading: { title: 'Loading', options: withImages, fault: 'poll:timeout' },
  open: { title: 'Open, with images', options: withImages },
  withoutImages: { title: 'Open, words only', options: withoutImages },
  untouched: { title: 'Open, no votes yet', options: untouched },
  long: { title: 'Open, a long question and eight options', options: long },
  chosen: { title: 'An option chosen before a reload', options: withoutImages, drafts },
  noChoice: { title: 'Vote pressed with nothing chosen', options: withoutImages, steps: [vote] },
  voting: {
    title: 'The vote on its way',
    options: withoutImages,
    drafts,
    fault: 'poll.vote:timeout',
    steps: [vote],
  },
  lostOffline: {
    title: 'The vote lost, no connection',
    options: withoutImages,
    drafts,
    fault: 'poll.vote:abort',
    steps: [vote],
  },
  lostServer: {
    title: 'The vote lost, the server failed',
    options: withoutImages,
    drafts,
    fault: 'poll.vote:500',
    steps: [vote],
  },
  lostForbidden: {
    title: 'The vote refused, not authorized',
    options: withoutImages,
    drafts,
    fault: 'poll.vote:403',
    steps: [vote],
  },
  voted: { title: 'Voted just now', options: withoutImages, drafts, steps: [vote] },
  votedImages: {
    title: 'Voted just now, with images',
    options: withImages,
    drafts: { 'poll:4711': '47112' },
    steps: [vote],
  },
  votedFirst: {
    title: 'The first vote of all',
    options: untouched,
    drafts: { 'poll:4715': '47153' },
    steps: [vote],
  },
  votedLong: { title: 'Voted just now, long', options: long, drafts: { 'poll:4716': '47166' }, steps: [vote] },
  hidden: {
    title: 'Voted, results hidden',
    options: withoutImages,
    storage: voted,
    steps: [{ press: messages.hideResults.id }],
  },
  votedServer: { title: 'Already voted, as the server knows', options: votedOnTheServer },
  votedBrowser: {
    title: 'Already voted, as this browser knows',
    options: withoutImages,
    persona: 'anonymous',
    storage: voted,
  },
  brokenStorage: {
    title: 'Stored votes broken: open',
    options: withoutImages,
    storage: { 'ara-voted-polls': '{broken' },
  },
  closed: { title: 'Inactive', options: inactive },
  closedVoted: {
    title: 'Inactive, voted while it was open',
    options: inactive,
    storage: { 'ara-voted-polls': { 4713: '47133' } },
  },
  notFound: { title: 'There is no such poll', options: { pollId: '9999' } },
  offline: { title: 'Not loaded, no connection', options: withImages, fault: 'poll:abort' },
  server: { title: 'Not loaded, the server failed', options: withImages, fault: 'poll:500' },
  wrongShape: { title: 'Not loaded, an answer of the wrong shape', options: withImages, fault: 'poll:wrong-shape' },
}
