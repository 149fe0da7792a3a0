import { defineIsland } from '../../src/island/defineIsland.ts'
import { createDrafts } from '../../src/storage/createDrafts.ts'
import buttonCss from '../../src/ui/css/button.css?inline'
import noticeCss from '../../src/ui/css/notice.css?inline'
import skeletonCss from '../../src/ui/css/skeleton.css?inline'
import { Poll } from './Poll.tsx'
import { createPollApi } from './poll.api.ts'
import css from './poll.css?inline'
import { PollMarkerSchema } from './poll.schema.ts'
import { createPollStore } from './poll.store.ts'
import { createVotedPolls } from './poll.votes.ts'

/**
 * A readers' poll.
 *
 * Why an island: it takes the reader's vote and shows the count of now. Without it the marker's own children stay: the CMS
 * puts a link to the poll's page there.
 */
export const pollIsland = defineIsland({
  name: 'poll',
  css: [buttonCss, noticeCss, skeletonCss, css],
  options: PollMarkerSchema,
  compose({ pollId }, { analytics, client, emit, report }) {
    const drafts = createDrafts(() => window.sessionStorage)
    const key = `poll:${pollId}`
    const store = createPollStore(pollId, {
      api: createPollApi(client),
      votes: createVotedPolls({ storage: () => window.localStorage, page: document, tabs: window, report }),
      draft: {
        read: () => drafts.read(key),
        write: (optionId) => drafts.write(key, optionId),
        clear: () => drafts.clear(key),
      },
      onVoted(vote) {
        emit('poll-voted', vote)
        analytics.track({ category: 'poll', action: 'vote', label: vote.pollId })
      },
    })
    return <Poll store={store} />
  },
})
