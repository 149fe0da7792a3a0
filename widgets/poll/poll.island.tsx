import sheets from 'virtual:sheets'
import { defineIsland } from '#islands/island/defineIsland.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import { createDrafts } from '#page/storage/createDrafts.ts'
import { Poll } from './Poll.tsx'
import { createPollApi, pollPath } from './poll.api.ts'
import type {} from './poll.css'
import { PollMarkerSchema, PollSchema } from './poll.schema.ts'
import { createPollStore } from './poll.store.ts'
import { createVotedPolls } from './votes/poll.votes.ts'

/**
 * A readers' poll.
 *
 * Why an island: it takes the reader's vote and shows current counts. Without it the marker's own children stay visible: the CMS
 * puts a link to the poll's page there.
 */
export const pollIsland = defineIsland({
  name: 'poll',
  css: sheets,
  options: PollMarkerSchema,
  compose({ pollId }, { analytics, client, delayFirstRender, inBrowser, publish, report, served, session, signal }) {
    const drafts = createDrafts(() => window.sessionStorage)
    const key = `poll:${pollId}`
    const rendered = served(pollPath(pollId), PollSchema)
    const store = createPollStore(pollId, {
      api: createPollApi(client),
      served: rendered,
      session,
      votes: createVotedPolls({
        storage: () => window.localStorage,
        target: ownDocument(),
        tabs: () => window,
        report,
      }),
      draft: {
        read: () => drafts.read(key),
        write: (optionId) => drafts.write(key, optionId),
        clear: () => drafts.clear(key),
      },
      onVoted(vote) {
        publish('quiosc:poll-voted', vote)
        analytics.track({ category: 'poll', action: 'vote', label: vote.pollId })
      },
    })
    // One that a server has rendered is taken over before this browser’s vote changes it.
    if (!rendered) inBrowser(() => delayFirstRender(store.start(signal)))
    return <Poll store={store} start={rendered && store.start} />
  },
})
