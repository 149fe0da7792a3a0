import type { WidgetState } from '#islands/island/widgetState.ts'
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
  withoutImages: { title: 'Open, text only', options: withoutImages },
  untouched: { title: 'Open, no votes', options: untouched },
  long: { title: 'Open, long texts and eight options', options: long },
  chosen: { title: 'Open, restored choice', options: withoutImages, drafts },
  noChoice: { title: 'Open, no option chosen', options: withoutImages, steps: [vote] },
  voting: {
    title: 'Voting',
    options: withoutImages,
    drafts,
    fault: 'poll.vote:timeout',
    steps: [vote],
  },
  failedOffline: {
    title: 'Failed to vote, offline',
    options: withoutImages,
    drafts,
    fault: 'poll.vote:abort',
    steps: [vote],
  },
  failedServer: {
    title: 'Failed to vote, server error',
    options: withoutImages,
    drafts,
    fault: 'poll.vote:500',
    steps: [vote],
  },
  failedForbidden: {
    title: 'Failed to vote, unauthorized',
    options: withoutImages,
    drafts,
    fault: 'poll.vote:403',
    steps: [vote],
  },
  voted: { title: 'Voted', options: withoutImages, drafts, steps: [vote] },
  votedImages: {
    title: 'Voted, with images',
    options: withImages,
    drafts: { 'poll:4711': '47112' },
    steps: [vote],
  },
  votedFirst: {
    title: 'Voted, first vote',
    options: untouched,
    drafts: { 'poll:4715': '47153' },
    steps: [vote],
  },
  votedLong: { title: 'Voted, long texts', options: long, drafts: { 'poll:4716': '47166' }, steps: [vote] },
  hidden: {
    title: 'Voted, results hidden',
    options: withoutImages,
    storage: voted,
    steps: [{ press: messages.hideResults.id }],
  },
  votedServer: { title: 'Already voted, known to the server', options: votedOnTheServer },
  votedBrowser: {
    title: 'Already voted, known to the browser',
    options: withoutImages,
    persona: 'anonymous',
    storage: voted,
  },
  brokenStorage: {
    title: 'Open, corrupt storage',
    options: withoutImages,
    storage: { 'ara-voted-polls': '{broken' },
  },
  closed: { title: 'Closed', options: inactive },
  closedVoted: {
    title: 'Closed, already voted',
    options: inactive,
    storage: { 'ara-voted-polls': { 4713: '47133' } },
  },
  notFound: { title: 'Poll not found', options: { pollId: '9999' } },
  offline: { title: 'Failed to load, offline', options: withImages, fault: 'poll:abort' },
  server: { title: 'Failed to load, server error', options: withImages, fault: 'poll:500' },
  wrongShape: { title: 'Failed to load, invalid response', options: withImages, fault: 'poll:wrong-shape' },
}
