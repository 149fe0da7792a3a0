/** The marker of the filters whose `data-for` is this id, if the page has one. */
export function findFilters(id: string, page: Pick<Document, 'querySelector'>): HTMLElement | undefined {
  if (id === '') return undefined
  return page.querySelector<HTMLElement>(`[data-widget~="filters"][data-for="${CSS.escape(id)}"]`) ?? undefined
}
