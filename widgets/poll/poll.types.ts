/** What the event `quiosc:poll-voted` tells (contract §3). */
export interface PollVote {
  pollId: string
  optionId: string
}
