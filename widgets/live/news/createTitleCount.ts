/** The number of new messages in the tab's title: “(3) The storm, live”. */
export interface TitleCount {
  /** @param count 0 restores the page's own title. */
  show(count: number): void
}

export function createTitleCount(pageDocument: Pick<Document, 'title'>): TitleCount {
  let own: string | undefined
  let written: string | undefined
  return {
    show(count) {
      if (count === 0 && written === undefined) return
      // The page may have changed it meanwhile.
      if (own === undefined || pageDocument.title !== written) own = pageDocument.title
      written = count > 0 ? `(${count}) ${own}` : undefined
      pageDocument.title = written ?? own
    },
  }
}
