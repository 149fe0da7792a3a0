import { authors } from '../../content/authors.ts'
import { sections } from '../../content/sections.ts'
import { attributes, type Html, html, jsonBlock } from '../html.ts'
import { searchTexts } from '../texts/search.ts'
import type { Visit } from '../visit/Visit.ts'

/** A reader's choices on the page of search results, from its address. */
export interface SearchChoice {
  text: string
  sections: readonly string[]
  /** YYYY-MM-DD, empty without one. */
  from: string
  to: string
  /** An author's id, empty without one. */
  author: string
}

export const choiceOf = ({ searchParams }: URL): SearchChoice => ({
  text: searchParams.get('text') ?? '',
  sections: searchParams.getAll('seccio'),
  from: searchParams.get('minDate') ?? '',
  to: searchParams.get('maxDate') ?? '',
  author: searchParams.get('firma') ?? '',
})

/** As the widget draws it. */
const sliders = 'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3'

/** The filters of a list. Without a script they are a form with the same parameters, folded behind what looks like the widget's button. */
export function filtersMarker(choice: SearchChoice, { lang }: Visit): Html {
  const t = searchTexts[lang]
  const { text, from, to } = choice
  const bySection = Object.entries(sections).map(([value, names]) => ({ name: names[lang], value }))
  const byAuthor = authors.map(({ id, name }) => ({ name, value: id }))
  const count = choice.sections.length + (from || to ? 1 : 0) + (choice.author ? 1 : 0)
  const filters = [
    { label: t.section, name: 'seccio', type: 'checkbox', filters: bySection },
    { label: t.published, name: 'publicat', type: 'date-range' },
    { label: t.author, name: 'firma', type: 'single-select', any: t.anyAuthor, filters: byAuthor },
  ]
  return html`
<div class="list-filters" data-widget="filters" data-page-param="pagina">
  ${jsonBlock('', { filters })}
  <details>
    <summary class="filters-button"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${sliders}"></path></svg>${count > 0 ? t.applied(count) : t.filters}</summary>
    <form action="/cercador">
      <input type="hidden" name="text" value="${text}">
      <fieldset><legend>${t.section}</legend>${bySection.map(({ name, value }) => html`<label><input type="checkbox" name="seccio"${attributes({ value, checked: choice.sections.includes(value) })}> ${name}</label> `)}</fieldset>
      <fieldset><legend>${t.published}</legend><label>${t.start} <input type="date" name="minDate" value="${from}"></label> <label>${t.end} <input type="date" name="maxDate" value="${to}"></label></fieldset>
      <p><label>${t.author} <select name="firma"><option value="">${t.anyAuthor}</option>${byAuthor.map(({ name, value }) => html`<option${attributes({ value, selected: choice.author === value })}>${name}</option>`)}</select></label></p>
      <p><button class="button">${t.apply}</button></p>
    </form>
  </details>
</div>`
}
