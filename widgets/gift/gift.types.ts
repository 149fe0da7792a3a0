/** What the event `quiosc:gift-created` tells (contract §3). */
export interface GiftCreated {
  contentId: string
  /** By the backend's count. */
  numberGiftsRemaining: number
}
