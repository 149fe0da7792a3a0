/** The detail of the event `quiosc:live-updated` (contract §3): how many messages have come to a live that is shown. */
export interface LiveUpdated {
  liveId: string
  count: number
}
