import MiniSearch from './minisearch.js'

/** Results that fit below the field. */
const MOST = 10

const form = document.querySelector('.search')
const { root } = form.dataset
const field = form.elements.text
const list = form.querySelector('ol')
const status = form.querySelector('[role=status]')

let index

/** The index is asked for when somebody wants to search. */
function load() {
  index ??= fetch(`${root}/search.json`)
    .then((answer) => answer.json())
    .then((entries) => {
      const search = new MiniSearch({
        fields: ['title', 'text'],
        storeFields: ['title'],
        searchOptions: { boost: { title: 3 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
      })
      search.addAll(entries)
      return search
    })
  return index
}

async function show() {
  const text = field.value.trim()
  const found = text ? (await load()).search(text) : []
  // An answer to what was typed before.
  if (text !== field.value.trim()) return
  list.replaceChildren(
    ...found.slice(0, MOST).map(({ id, title }) => {
      const item = document.createElement('li')
      const link = document.createElement('a')
      link.href = `${root}/${id}`
      link.textContent = title
      item.append(link)
      return item
    }),
  )
  list.hidden = found.length === 0
  status.textContent = text ? `${found.length} results` : ''
}

form.hidden = false
field.addEventListener('focus', () => void load(), { once: true })
field.addEventListener('input', () => void show())
form.addEventListener('submit', (event) => {
  event.preventDefault()
  list.querySelector('a')?.click()
})
form.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return
  list.hidden = true
  field.focus()
})
