import { describe, expect, it } from 'vitest'
import { pageWith } from './oddPages.fixture.ts'
import { testBackend, testRenderer } from './renderer.fixture.ts'

const { renderMarkers } = testRenderer()

const url = 'https://diari.example/ciutat/'

const articles = '<ul><li><a href="/1">One</a></li></ul>'
const nextPage = '<p><a rel="next" href="?page=2">Més</a></p>'
const listOf = (children: string) => `<div data-widget="article-list">${children}</div>`

async function render(body: string, head = '') {
  const { options, reports } = testBackend({})
  const rendered = await renderMarkers(pageWith(body, head), { ...options, url })
  const view = /<template[\s\S]*<\/template>/.exec(rendered)?.[0]
  return { rendered, view, reports }
}

describe('a list of articles on the server', () => {
  it('has its own control, and hides the CMS’s link wherever a browser shows that', async () => {
    const { rendered, view, reports } = await render(listOf(articles + nextPage))
    expect(view).toMatch(/<a [^>]*href="https:\/\/diari\.example\/ciutat\/\?page=2"[^>]*>/)
    expect(view).toContain('Mostra')
    expect(rendered).toContain(`${articles}<p slot="next"><a rel="next" href="?page=2">Més</a></p></div>`)
    expect(reports).toEqual([])
  })

  it('without a next page has no control', async () => {
    const { rendered, view } = await render(listOf(articles))
    expect(view).not.toContain('<a ')
    expect(rendered).toContain(`${articles}</div>`)
  })

  it.each([
    [
      'the link to another page',
      '<nav><a rel="prev" href="?page=0">Abans</a> <a rel="next" href="?page=2">Més</a></nav>',
    ],
    ['a text', '<p>Pàgina 1 de 9 <a rel="next" href="?page=2">Més</a></p>'],
    ['a slot of the page', '<p slot="end"><a rel="next" href="?page=2">Més</a></p>'],
  ])('stays as it is where hiding the CMS’s link would hide %s', async (_, end) => {
    const { rendered, reports } = await render(listOf(articles + end))
    expect(rendered).toBe(pageWith(listOf(articles + end)))
    expect(reports).toMatchObject([{ widget: 'article-list', reason: 'options' }])
  })

  it('uses its own link, and none of a marker in it', async () => {
    const other = listOf(`<ul></ul>${nextPage.replace('page=2', 'page=7')}`)
    const { rendered } = await render(listOf(`<div>${other}</div>${nextPage}`))
    expect(rendered.match(/href="[^"]*page=\d"/g)).toEqual([
      'href="https://diari.example/ciutat/?page=2"',
      'href="https://diari.example/ciutat/?page=7"',
      'href="?page=7"',
      'href="?page=2"',
    ])
    expect(rendered.match(/ slot="next"/g)).toHaveLength(2)
  })

  it('is read from a page of many nested markers', async () => {
    const depth = 20_000
    const { rendered } = await render('<div data-widget="other">'.repeat(depth) + listOf(articles + nextPage))
    expect(rendered).toContain(' slot="next"')
  })
})

describe('a nick on the server', () => {
  const nickOf = (children: string, given = ' data-nick="Bet"') =>
    `<span data-widget="public-profile" data-user-id="2002"${given}>${children}</span>`

  it('links to the reader’s page, as the CMS’s link does', async () => {
    const { view } = await render(nickOf('<a href="../perfil/2002">Bet</a>'))
    expect(view).toContain('href="https://diari.example/perfil/2002"')
    expect(view).toMatch(/<bdi[^>]*>Bet<\/bdi>/)
  })

  it('is the text of its marker, without its block', async () => {
    const block = '<script type="application/json">{}</script>'
    const { view } = await render(nickOf(`${block}<a href="/perfil/2002"><b>Bet</b> Vila </a>`, ''))
    expect(view).toMatch(/<bdi[^>]*>Bet Vila<\/bdi>/)
  })

  it('links to the address of the CMS’s link on a page with a base', async () => {
    const { view } = await render(nickOf('<a href="perfil/2002">Bet</a>'), '<base href="/lectors/">')
    expect(view).toContain('href="https://diari.example/lectors/perfil/2002"')
  })

  it.each(['', '<a href="https://evil.example/2002">Bet</a>', '<a href="javascript:alert(1)">Bet</a>'])(
    'links to the aside where its marker has no link that may be followed: %s',
    async (children) => {
      const { view } = await render(nickOf(children))
      expect(view).toContain('href="#profile.reader.2002"')
      expect(view).not.toMatch(/evil|javascript/)
    },
  )
})
