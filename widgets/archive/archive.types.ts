/** What the event `quiosc:archive-opened` tells (contract §3): a PDF that a reader has opened or, in the app, asked for. */
export interface ArchiveOpened {
  pdfId: string
}
