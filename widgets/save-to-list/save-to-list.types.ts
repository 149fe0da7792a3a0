/** What `quiosc:saved` and `quiosc:unsaved` tell (contract §3). */
export interface SavedContent {
  contentId: string
}
