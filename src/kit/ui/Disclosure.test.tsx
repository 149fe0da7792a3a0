import { ChevronDown } from 'lucide'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { runAxe } from '#testing/runAxe.ts'
import { Disclosure } from './Disclosure.tsx'
import disclosureCss from './disclosure.css?inline'
import { Notice } from './feedback/Notice.tsx'
import noticeCss from './feedback/notice.css?inline'
import { Icon } from './Icon.tsx'

function Feed() {
  const [open, setOpen] = useState<string | undefined>('Latest')
  return ['Latest', 'History'].map((title) => (
    <Disclosure
      key={title}
      title={title}
      count={title === 'Latest' ? '3' : undefined}
      open={open === title}
      onToggle={(opens) => setOpen(opens ? title : undefined)}
    >
      <p>All of the {title.toLowerCase()}</p>
    </Disclosure>
  ))
}

it('a disclosure opens under its heading, one of several at a time if its parent wants so', async () => {
  const { view, host } = renderInShadow(
    <>
      <h2>Notifications</h2>
      <Feed />
    </>,
    { css: [disclosureCss] },
  )
  expect(view.getByRole('heading', { level: 3, name: 'Latest 3' })).toBeDefined()
  expect(view.getByRole('button', { name: 'Latest 3', expanded: true })).toBeDefined()
  expect(view.getByRole('region', { name: 'Latest 3' }).textContent).toContain('All of the latest')
  expect((await runAxe(host)).violations).toEqual([])

  await userEvent.click(view.getByRole('button', { name: 'History', expanded: false }))
  expect(view.getByText('All of the history')).toBeDefined()
  expect(view.queryByText('All of the latest')).toBeNull()

  await userEvent.keyboard('{Enter}')
  expect(view.queryByText('All of the history')).toBeNull()
  expect(view.getByRole('button', { name: 'History', expanded: false }).matches(':focus')).toBe(true)
})

function Form() {
  const [open, setOpen] = useState(true)
  return (
    <Disclosure title="Name" open={open} onToggle={setOpen} keep>
      <label>
        First name <input />
      </label>
    </Disclosure>
  )
}

it('a disclosure keeps the text typed into it while it is closed, out of reach of the keyboard', async () => {
  const { view } = renderInShadow(<Form />, { css: [disclosureCss] })
  await userEvent.type(view.getByRole('textbox', { name: 'First name' }), 'Ada')
  await userEvent.click(view.getByRole('button', { name: 'Name' }))
  expect(view.queryByRole('textbox')).toBeNull()
  await userEvent.tab()
  expect(view.getByLabelText('First name').matches(':focus')).toBe(false)
  await userEvent.click(view.getByRole('button', { name: 'Name' }))
  expect(view.getByRole('textbox', { name: 'First name' })).toHaveProperty('value', 'Ada')
})

it('a disclosure begins its title where the page’s words begin, with the button’s edge off the letters', () => {
  const { view, shadow } = renderInShadow(
    <>
      <p>Notifications</p>
      <Feed />
    </>,
    { css: [disclosureCss] },
  )
  const words = document.createRange()
  words.selectNodeContents(view.getByText('History'))
  const start = shadow.querySelector('p')?.getBoundingClientRect().left ?? Number.NaN
  expect(words.getBoundingClientRect().left).toBeCloseTo(start, 0)
  expect(start - view.getByRole('button', { name: 'History' }).getBoundingClientRect().left).toBeGreaterThanOrEqual(4)
})

it('a disclosure leaves its content the content’s own colours and direction', async () => {
  const { view } = renderInShadow(
    <Disclosure title="Latest" open onToggle={() => undefined}>
      <Notice kind="error">It failed.</Notice>
      <button type="button" aria-expanded>
        Choose <Icon of={ChevronDown} />
      </button>
    </Disclosure>,
    { css: [disclosureCss, noticeCss, '.island { --q-danger: rgb(179, 35, 27); --q-muted: rgb(86, 92, 102) }'] },
  )
  const iconOf = (element: Element | null | undefined) => getComputedStyle(element?.querySelector('svg') as Element)
  expect(iconOf(view.getByRole('heading')).color).toBe('rgb(86, 92, 102)')
  expect(iconOf(view.getByText('It failed.').closest('.q-notice')).color).toBe('rgb(179, 35, 27)')
  expect(iconOf(view.getByRole('button', { name: 'Choose' })).rotate).toBe('none')
})
