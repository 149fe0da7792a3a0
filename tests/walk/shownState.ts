/** In the page: what a reader is shown, without what a fresh load does not keep (open replies, what has scrolled into sight). */
export function shownState(): Record<string, string> {
  /** Of the first list page, which every load brings. */
  const COMMENTS = 10
  const text = (element: Element | null | undefined) =>
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not shown.
    element instanceof HTMLElement ? element.innerText.replace(/\s+/g, ' ').trim() : ''
  const state: Record<string, string> = {}
  for (const host of document.querySelectorAll<HTMLElement>('[data-widget]')) {
    const { widget = '' } = host.dataset
    const root = host.shadowRoot?.querySelector('.island')
    if (!root || !host.checkVisibility()) continue
    if (widget !== 'comments') {
      if (['header', 'paywall', 'comments-count', 'login-prompt', 'alert'].includes(widget))
        state[`${widget} ${Object.keys(state).length}`] = text(root)
      continue
    }
    state.headline = text(root.querySelector('#headline'))
    state.composer =
      root.querySelector<HTMLTextAreaElement>('section > form textarea')?.value ??
      text(root.querySelector('section > .locked')) ??
      ''
    const rows = [...root.querySelectorAll<HTMLElement>('.list > .list-page > .row')].slice(0, COMMENTS)
    // Outside the window they are not laid out, and have no text then.
    for (const row of rows) row.style.contentVisibility = 'visible'
    state.order = rows.map((row) => row.querySelector('article')?.id).join(' ')
    for (const row of rows) {
      const article = row.querySelector('article')
      if (!article) continue
      const like = article.querySelector('.like')
      const toggle = row.querySelector(':scope > .replies-toggle')
      state[article.id] = [
        text(article.querySelector('.who bdi')),
        text(article.querySelector('.body')),
        text(article.querySelector('.placeholder')),
        ...[...article.querySelectorAll('.mark')].map(text),
        `likes ${text(like)}${like?.getAttribute('aria-pressed') === 'true' ? ' and mine' : ''}`,
        article.hasAttribute('data-own') ? 'own' : '',
      ].join(' | ')
      if (toggle?.getAttribute('aria-expanded') === 'false') state[`replies to ${article.id}`] = text(toggle)
    }
  }
  return state
}

/**
 * The differences between two states. The comments are in both; other widgets only where they were in sight, and the number of replies only where these are closed,
 * so that both must have them.
 */
export function differences(before: Record<string, string>, after: Record<string, string>): string[] {
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => !name.includes(' ') || (name in before && name in after),
  )
  return names.flatMap((name) =>
    before[name] === after[name] ? [] : [`${name}: “${before[name]}”, after a reload “${after[name]}”`],
  )
}
