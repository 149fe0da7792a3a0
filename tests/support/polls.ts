import type { Page } from 'playwright'
import { seafrontPoll, sundayPoll } from '#mocks/backend/polls/seafrontPolls.ts'
import { messages } from '#widgets/poll/poll.messages.ts'
import { t } from './loadIntl.ts'

const polls = { 4711: seafrontPoll, 4712: sundayPoll }

/** Locators for one poll of `/enquestes`. */
export function getPoll(page: Page, id: keyof typeof polls) {
  const { question, options } = polls[id]
  const region = page.getByRole('region', { name: question.ca })
  const nameOf = (place: number) => options[place]?.title.ca ?? ''
  return {
    region,
    option: (place: number) => region.getByRole('radio', { name: nameOf(place), exact: true }),
    vote: region.getByRole('button', { name: t(messages.vote) }),
    /** The result of the option that this reader voted for. */
    voted: (place: number) =>
      region
        .getByRole('listitem')
        .filter({ hasText: nameOf(place) })
        .filter({ hasText: t(messages.yourVote) }),
  }
}
