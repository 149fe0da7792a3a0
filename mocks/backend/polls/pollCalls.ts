import { type Answer, answer, type Call, notFound, refuse } from '../Call.ts'
import type { PollOptionRecord, PollRecord } from './PollRecord.ts'

/** GET /poll/{id}. */
export function getPoll(call: Call): Answer {
  const poll = call.backend.state.polls.get(call.params.pollId ?? '')
  return poll ? answer(present(poll, call)) : notFound()
}

/** POST /poll/{id}/vote/{optionId}: one vote for each signed-in reader; visitors cannot be distinguished. */
export function votePoll(call: Call): Answer {
  const poll = call.backend.state.polls.get(call.params.pollId ?? '')
  const option = poll?.options.find(({ id }) => id === call.params.optionId)
  if (!poll || !option) return notFound()
  if (!poll.active) return refuse(400, 'POLL_CLOSED', 'This poll is closed')
  const readerId = call.reader?.id
  if (readerId !== undefined && poll.votedOptionIds.has(readerId)) return refuse(400, 'ALREADY_VOTED', 'Already voted')

  option.votes += 1
  if (readerId !== undefined) poll.votedOptionIds.set(readerId, option.id)
  return answer(present(poll, call))
}

function present(poll: PollRecord, { language, reader }: Call) {
  return {
    id: Number(poll.id),
    question: poll.question[language],
    options: poll.options.map(({ id, title, subtitle, image, votes }) => ({
      id: Number(id),
      title: title[language],
      subtitle: subtitle?.[language] ?? null,
      votes,
      image: image ? presentImage(image, language) : null,
    })),
    totalVotes: poll.options.reduce((sum, { votes }) => sum + votes, 0),
    active: poll.active,
    votedOptionId: (reader && poll.votedOptionIds.get(reader.id)) ?? null,
  }
}

const presentImage = ({ url, alt }: NonNullable<PollOptionRecord['image']>, language: Call['language']) =>
  alt ? { url, alt: alt[language] } : url
