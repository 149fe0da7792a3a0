/** The detail of the event `quiosc:archive-opened` (contract §3): a PDF that a reader has opened or, in the app, downloaded. */
export interface ArchiveOpened {
  pdfId: string
}
