import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import buttonCss from './css/button.css?inline'
import moreCss from './css/more.css?inline'
import { More } from './More.tsx'
import { renderInShadow } from './testing/renderInShadow.tsx'

function renderMore(report = vi.fn()) {
  const { view } = renderInShadow(
    <>
      <More label="More about this comment">
        {(close) => (
          <>
            <button
              type="button"
              className="q-more-item"
              onClick={() => {
                close()
                report()
              }}
            >
              Report
            </button>
            <button type="button" className="q-more-item">
              Mute
            </button>
          </>
        )}
      </More>
      <p>Elsewhere</p>
      <a href="#next">Next</a>
    </>,
    { css: [buttonCss, moreCss] },
  )
  const more = view.getByRole('button', { name: 'More about this comment' })
  const isOpen = () => more.getAttribute('aria-expanded') === 'true'
  const focused = () => view.getAllByRole('button').find((button) => button.matches(':focus'))?.textContent
  return { view, more, isOpen, focused, report }
}

it('is used by keyboard alone', async () => {
  const { more, isOpen, focused, report } = renderMore()
  expect(isOpen()).toBe(false)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(isOpen()).toBe(true)

  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('Report')
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('Mute')
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('Report')
  await userEvent.keyboard('{End}{Home}{Enter}')
  expect(report).toHaveBeenCalledTimes(1)
  expect(isOpen()).toBe(false)
  expect(more.matches(':focus')).toBe(true)
})

it('closes on Escape and returns the focus', async () => {
  const { view, more, isOpen } = renderMore()
  await userEvent.click(more)
  await userEvent.keyboard('{ArrowUp}{Escape}')
  expect(isOpen()).toBe(false)
  expect(view.queryByRole('button', { name: 'Report' })).toBeNull()
  expect(more.matches(':focus')).toBe(true)
})

it('closes on a press elsewhere and on its own button, and when Tab leaves it', async () => {
  const { view, more, isOpen } = renderMore()
  await userEvent.click(more)
  await userEvent.click(view.getByText('Elsewhere'))
  expect(isOpen()).toBe(false)

  await userEvent.click(more)
  await userEvent.click(more)
  expect(isOpen()).toBe(false)

  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await userEvent.tab()
  expect(isOpen()).toBe(true)
  await userEvent.tab()
  await vi.waitFor(() => expect(isOpen()).toBe(false))
  expect(view.getByRole('link', { name: 'Next' }).matches(':focus')).toBe(true)
})

it('stays on the page at its edges', async () => {
  const { view, more } = renderMore()
  await userEvent.click(more)
  expect(view.getByRole('button', { name: 'Report' }).getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
})
