import { describe, expect, it } from 'vitest'
import { findShown } from './findShown.ts'
import { linkOf } from './readCard.ts'

interface Article {
  name: string
  section?: string
  author?: string
}

type Shape = (article: Required<Article>) => string

const link = (href: string, text: string) => `<a href="${href}">${text}</a>`
const sectionLink = ({ section }: Required<Article>) => link(`/${section}/`, section)
const authorLink = ({ author }: Required<Article>) => link(`/autors/${author}`, 'Maria Antònia Llabrés')
const article = ({ name }: Required<Article>, text = 'Sí') => link(`/2026/${name}.html`, text)

/** Cards as CMSs render them. */
const shapes: Record<string, Shape> = {
  'a link alone': (of) => article(of, 'A headline of some length'),
  'a heading with a link': (of) => `<h2>${article(of)}</h2>`,
  'a link around a heading': (of) => article(of, '<h3>Yes</h3>'),
  'a link around all of it': (of) => article(of, '<img alt=""><span>Section</span><h3>Yes</h3><p>Words</p>'),
  'a section above, and a heading': (of) => `${sectionLink(of)}<h3>${article(of)}</h3>`,
  'a section in a lower heading above': (of) => `<h4>${sectionLink(of)}</h4><h2>${article(of)}</h2>`,
  'a section in a higher heading above': (of) => `<h2>${sectionLink(of)}</h2><h3>${article(of)}</h3>`,
  'a section in a higher heading, and words': (of) => `<h2>${sectionLink(of)}</h2><p>${article(of, 'A headline')}</p>`,
  'a section in the same heading, before': (of) => `<h2>${sectionLink(of)} ${article(of)}</h2>`,
  'a section in the same heading, after': (of) => `<h2>${article(of)} ${sectionLink(of)}</h2>`,
  'an author with a longer name, no heading': (of) => authorLink(of) + article(of),
  'an author after it, no heading': (of) => article(of) + authorLink(of),
  'an author and a section, no heading': (of) => sectionLink(of) + article(of) + authorLink(of),
  'an author with their word for it': (of) =>
    `<a rel="author" href="/autors/${of.author}">Maria Antònia Llabrés</a>${article(of)}`,
  'a section, and a link around a picture': (of) => sectionLink(of) + article(of, '<img alt="Headline">'),
  'a section, and an empty link over all': (of) => sectionLink(of) + article(of, ''),
  'buttons to share it': (of) =>
    `${link('https://x.example/share', 'X')}${link(`https://x.example/?u=${of.name}`, 'X')}${link('mailto:?body=a', 'Mail it to somebody')}${article(of)}`,
  'its comments': (of) => `${link(`/2026/${of.name}.html#comments`, '2,317 comments')}${article(of)}`,
  'a heading by role': (of) =>
    `<div role="heading" aria-level="4">${sectionLink(of)}</div><div role="heading" aria-level="3">${article(of)}</div>`,
  'a drawing with a link': (of) => `<svg><a href="/${of.section}/"><text>A</text></a></svg>${article(of)}`,
  'a fallback of a widget': (of) =>
    `<div data-widget="follow">${link(`/autors/${of.author}`, 'Follow Maria Antònia Llabrés')}</div>${article(of)}`,
  'its address beside': (of) => `<div data-item-url="/2026/${of.name}.html">${sectionLink(of)}</div>`,
  'another’s headline to read on': (of) => `<h2>${article(of)}</h2><h4>${link('/2026/a0.html', 'More about it')}</h4>`,
}

const one = { section: 'ciutat', author: 'maria' }
const other = { section: 'esports', author: 'joan' }

const hasNoLink = (list: readonly Element[]) => list.every((item) => !item.querySelector('a[href^="/2026/"]'))

/** The items of a list. */
function items(shape: Shape, articles: readonly Article[]) {
  const list = document.createElement('ul')
  list.innerHTML = articles.map((of) => `<li>${shape({ section: 'ciutat', author: 'maria', ...of })}</li>`).join('')
  return [...list.children]
}

function shownOf(shape: Shape, known: readonly Article[], added: readonly Article[]): readonly string[] {
  const next = items(shape, added)
  const { items: shown } = findShown(items(shape, known), next)
  return added.filter((_, index) => next[index] && shown.includes(next[index])).map(({ name }) => name)
}

describe.each(Object.entries(shapes))('cards with %s', (_, shape) => {
  it('are new where the first list page has the section and the author of each', () => {
    const known = [
      { name: 'a1', ...one },
      { name: 'a2', ...other },
    ]
    const added = [
      { name: 'a3', ...one },
      { name: 'a4', ...other },
    ]
    expect(shownOf(shape, known, [...added, { name: 'a5', ...one }])).toEqual([])
    expect(shownOf(shape, known, added)).toEqual([])
    expect(added.flatMap((of) => shownOf(shape, known, [of]))).toEqual([])
  })

  it('are new where all have the same section and author', () => {
    const known = ['a1', 'a2', 'a3', 'a4'].map((name) => ({ name, ...one }))
    const added = ['a5', 'a6', 'a7'].map((name) => ({ name, ...one }))
    expect(shownOf(shape, known, added)).toEqual([])
    expect(shownOf(shape, known, added.slice(1, 2))).toEqual([])
  })

  it.each([
    ['an article of another section and author', other],
    ['an article of the same section and author', one],
  ])('are known where %s that was published meanwhile has shifted them', (_, others) => {
    const known = [
      { name: 'a1', ...one },
      { name: 'a2', ...others },
      { name: 'a3', ...one },
    ]
    const added = [
      { name: 'a3', ...one },
      { name: 'a4', ...one },
      { name: 'a5', ...others },
    ]
    expect(shownOf(shape, known, added)).toEqual(['a3'])
    expect(shownOf(shape, known, added.slice(0, 1))).toEqual(['a3'])
  })

  it('give the focus to the link of their article', () => {
    const list = items(shape, [
      { name: 'a3', ...one },
      { name: 'a4', ...one },
    ])
    const { isShared } = findShown([], list)
    const leads = list.map((item) => linkOf(item, isShared)?.pathname)
    expect(leads).toEqual(hasNoLink(list) ? ['/ciutat/', '/ciutat/'] : ['/2026/a3.html', '/2026/a4.html'])
  })
})

it.each([
  ['a section’s `data-item-url`', (of: Required<Article>) => `<i data-item-url="/${of.section}/"></i>`],
  ['`data-item-url` of several', () => '<i data-item-url="/2026/a0.html"></i><i data-item-url="/2026/a1.html"></i>'],
])('cards are known by their links where they have %s', (_, mark) => {
  const shape: Shape = (of) => `${mark(of)}<h2>${article(of)}</h2>`
  expect(shownOf(shape, [{ name: 'a1' }, { name: 'a2' }], [{ name: 'a2' }, { name: 'a3' }])).toEqual(['a2'])
})

it('a card that is a link itself is known by its own address', () => {
  const list = document.createElement('div')
  list.innerHTML = ['a1', 'a2', 'a2', 'a3'].map((name) => article({ name, section: '', author: '' })).join('')
  const all = [...list.children]
  expect(findShown(all.slice(0, 2), all.slice(2)).items).toEqual(all.slice(2, 3))
})

it('an article that the page has twice is known', () => {
  const shape: Shape = (of) => `<h2>${article(of)}</h2>`
  expect(shownOf(shape, [{ name: 'a1' }, { name: 'a1' }, { name: 'a2' }], [{ name: 'a1' }])).toEqual(['a1'])
})

it('a row of several articles is not known by those that the next list page has', () => {
  const row = (...names: string[]) =>
    names.map((name) => `<h2>${article({ name, section: '', author: '' })}</h2>`).join('')
  const shape: Shape = ({ name }) => row(...name.split(' '))
  expect(shownOf(shape, [{ name: 'a1 a2 a3' }], [{ name: 'a3 a4 a5' }])).toEqual([])
  expect(shownOf(shape, [{ name: 'a1 a2 a3' }], [{ name: 'a1 a2 a3' }])).toEqual(['a1 a2 a3'])
})
