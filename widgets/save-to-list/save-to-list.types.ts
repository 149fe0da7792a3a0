/** The `detail` of `quiosc:saved` and `quiosc:unsaved` (contract §3). */
export interface SavedContent {
  contentId: string
}
