import { expect, it } from 'vitest'
import type { WidgetState } from '#islands/island/widgetState.ts'
import { filledStates } from './filledStates.fixture.ts'
import { testBackend, testRenderer } from './renderer.fixture.ts'

const { renderWidget } = testRenderer()

it.each(filledStates)(
  'the server renders the states of $widget, $name, with the page’s address',
  async ({ widget, state }) => {
    const { options, reports, asked } = testBackend({})
    const { options: attributes, block, html: fallback }: Partial<WidgetState> = state
    const url = 'https://diari.example/portada'
    const html = await renderWidget(
      widget,
      { ...(attributes && { attributes }), ...(block && { block }), ...(fallback && { fallback }) },
      { ...options, url },
    )
    expect(reports).toEqual([])
    expect(asked).toEqual([])
    expect(html).toContain('<div data-widget-state="rendered"')
  },
)

it('the server leaves links alone when the page’s address is unknown', async () => {
  const { options, reports } = testBackend({})
  const html = await renderWidget('cards', { block: { cards: [{ id: '1', title: 'A', url: '/a' }] } }, options)
  expect(html).not.toContain('<template')
  expect(reports).toMatchObject([{ widget: 'cards', reason: 'options', detail: expect.stringContaining('url') }])
})

it('the server writes a card’s link with the page’s own host, and none to another', async () => {
  const { options } = testBackend({})
  const card = (id: string, url: string) => ({ id, title: `Title ${id}`, url })
  const block = { cards: [card('1', '/a'), card('2', 'https://evil.example/b'), card('3', 'javascript:alert(1)')] }
  const html = await renderWidget('cards', { block }, { ...options, url: 'https://diari.example/portada' })
  const view = /<template[\s\S]*<\/template>/.exec(html)?.[0]
  expect(view).toContain('href="https://diari.example/a"')
  expect(view).toContain('Title 3')
  expect(view).not.toMatch(/evil\.example|javascript:/)
})
