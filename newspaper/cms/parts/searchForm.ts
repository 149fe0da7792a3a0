import type { Language } from '#lib/site/config/config.ts'
import { type Html, html } from '../html.ts'
import { searchTexts } from '../texts/search.ts'

/** The field that searches the paper. @param text The words that were searched for, as they were typed. */
export function searchForm(lang: Language, text = ''): Html {
  const t = searchTexts[lang]
  return html`<form class="search-form" action="/cercador" role="search"><label><span class="unseen">${t.field}</span><input type="search" name="text" value="${text}" placeholder="${t.field}"></label> <button class="button">${t.submit}</button></form>`
}
