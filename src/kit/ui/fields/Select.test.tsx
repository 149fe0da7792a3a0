import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import buttonCss from '../button.css?inline'
import fieldCss from './field.css?inline'
import { Select, type SelectProps } from './Select.tsx'
import selectCss from './select.css?inline'

const css = [buttonCss, fieldCss, selectCss]
const options = ['All', 'Catalonia', 'Balearic Islands', 'Andorra'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))

function Edition({ start = 'all', ...props }: Partial<SelectProps> & { start?: string }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <Select label="Edition" options={options} value={value} onChange={setValue} {...props} />
      <button type="button">Next</button>
    </>
  )
}

function show(props: Partial<SelectProps> & { start?: string } = {}) {
  const { view } = renderInShadow(<Edition {...props} />, { css })
  const select = view.getByRole('combobox', { name: 'Edition' })
  const active = () => view.getByText((_, e) => e?.id === select.getAttribute('aria-activedescendant')).textContent
  const hint = () => view.getByText((_, e) => e?.id === select.getAttribute('aria-describedby')).textContent
  return { view, select, active, hint }
}

it('a select opens and closes by press and by keyboard', async () => {
  const { view, select } = show()
  await userEvent.click(select)
  await view.findByRole('listbox')
  expect(view.getAllByRole('option').map((option) => option.textContent)).toEqual(options.map(({ label }) => label))
  expect(view.getByRole('option', { selected: true }).textContent).toBe('All')
  expect(select.getAttribute('aria-expanded')).toBe('true')
  await userEvent.click(select)
  expect(view.queryByRole('listbox')).toBeNull()
  for (const key of ['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}']) {
    await userEvent.keyboard(key)
    expect(await view.findByRole('listbox', { name: 'Edition' })).toBeDefined()
    await userEvent.keyboard('{Escape}')
    expect(view.queryByRole('listbox')).toBeNull()
  }
})

it('a select highlights the chosen option on opening, and announces it', async () => {
  const { view, select, active } = show({ start: 'andorra' })
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await view.findByRole('listbox')
  await vi.waitFor(() => expect(active()).toBe('Andorra'))
  expect(select.getAttribute('aria-controls')).toBe(view.getByRole('listbox').id)
  await userEvent.keyboard('{PageUp}')
  expect(active()).toBe('All')
  await userEvent.keyboard('{PageDown}')
  expect(active()).toBe('Andorra')
  await userEvent.keyboard('{Escape}')
  expect(select.getAttributeNames()).not.toContain('aria-activedescendant')
})

it('a select highlights the hovered option', async () => {
  const { view, select, active } = show()
  await userEvent.click(select)
  await userEvent.hover(await view.findByRole('option', { name: 'Catalonia' }))
  expect(active()).toBe('Catalonia')
  await userEvent.hover(document.body)
  expect(active()).toBe('Catalonia')
})

it('a select moves its highlight by arrows and picks by Enter, without moving the focus', async () => {
  const { view, select, active } = show()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  // The first key loads the list, which then takes the others.
  await vi.waitFor(() => expect(active()).toBe('Balearic Islands'))
  await userEvent.keyboard('{ArrowUp}')
  expect(active()).toBe('Catalonia')
  expect(select.textContent).toBe('All')
  await userEvent.keyboard('{Enter}')
  expect(select.textContent).toBe('Catalonia')
  expect(view.queryByRole('listbox')).toBeNull()
  await userEvent.keyboard('{End}{Enter}')
  expect(select.textContent).toBe('Andorra')
})

it('a select picks and moves the focus on by Tab, and closes without a change by Escape', async () => {
  const { view, select } = show()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}')
  expect(select.textContent).toBe('All')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await userEvent.tab()
  expect(select.textContent).toBe('Catalonia')
  expect(view.getByRole('button', { name: 'Next' }).matches(':focus')).toBe(true)
})

it('a select searches by letters, and picks by a press', async () => {
  const { view, select, active } = show()
  await userEvent.tab()
  await userEvent.keyboard('ba')
  await view.findByRole('listbox')
  expect(active()).toBe('Balearic Islands')
  await userEvent.click(view.getByRole('option', { name: 'Andorra' }))
  expect(select.textContent).toBe('Andorra')
  await userEvent.click(select)
  await view.findByRole('listbox')
  await userEvent.click(document.body)
  await vi.waitFor(() => expect(view.queryByRole('listbox')).toBeNull())
  expect(select.textContent).toBe('Andorra')
})

it('a select stops the propagation of the Escape that closes it', async () => {
  const around = vi.fn()
  document.addEventListener('keydown', around, { once: true })
  const { view } = show()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await view.findByRole('listbox')
  around.mockClear()
  document.addEventListener('keydown', around, { once: true })
  await userEvent.keyboard('{Escape}')
  expect(around).not.toHaveBeenCalled()
  document.removeEventListener('keydown', around)
})

it('a select shows an error without a chosen option, and for an unknown value', async () => {
  const { view, select, hint } = show({ start: '', required: true, placeholder: 'Choose' })
  expect(select.textContent).toBe('Choose')
  expect(hint()).toBe('')
  await userEvent.tab()
  await userEvent.tab()
  expect(hint()).toBe('Choose an option.')
  expect(select.getAttribute('aria-invalid')).toBe('true')
  expect(select.getAttribute('aria-required')).toBe('true')
  await userEvent.click(select)
  await view.findByRole('listbox')
  await userEvent.keyboard('{Enter}')
  expect(hint()).toBe('')

  expect(show({ start: 'mars' }).hint()).toBe('This selection is not valid.')
  expect(show({ start: 'mars', error: 'Not from the server' }).hint()).toBe('Not from the server')
})
