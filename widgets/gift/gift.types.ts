/** The `detail` of `quiosc:gift-created` (contract §3). */
export interface GiftCreated {
  contentId: string
  /** From the backend. */
  numberGiftsRemaining: number
}
