/** The `detail` of `quiosc:poll-voted` (contract §3). */
export interface PollVote {
  pollId: string
  optionId: string
}
