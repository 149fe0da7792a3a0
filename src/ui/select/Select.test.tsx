import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import buttonCss from '../css/button.css?inline'
import fieldCss from '../css/field.css?inline'
import selectCss from '../css/select.css?inline'
import { renderInShadow } from '../testing/renderInShadow.tsx'
import type { SelectProps } from './Select.tsx'
import { Select } from './Select.tsx'

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

it('opens and closes, by press and by keys', async () => {
  const { view, select } = show()
  await userEvent.click(select)
  expect(view.getAllByRole('option').map((option) => option.textContent)).toEqual(options.map(({ label }) => label))
  expect(view.getByRole('option', { selected: true }).textContent).toBe('All')
  expect(select.getAttribute('aria-expanded')).toBe('true')
  await userEvent.click(select)
  expect(view.queryByRole('listbox')).toBeNull()
  for (const key of ['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}']) {
    await userEvent.keyboard(key)
    expect(view.getByRole('listbox', { name: 'Edition' })).toBeDefined()
    await userEvent.keyboard('{Escape}')
    expect(view.queryByRole('listbox')).toBeNull()
  }
})

it('arrows move, Enter picks, and the focus stays', async () => {
  const { view, select, active } = show()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(active()).toBe('Balearic Islands')
  await userEvent.keyboard('{ArrowUp}')
  expect(active()).toBe('Catalonia')
  expect(select.textContent).toBe('All')
  await userEvent.keyboard('{Enter}')
  expect(select.textContent).toBe('Catalonia')
  expect(view.queryByRole('listbox')).toBeNull()
  await userEvent.keyboard('{End}{Enter}')
  expect(select.textContent).toBe('Andorra')
})

it('Tab picks and goes on; Escape leaves all as it was', async () => {
  const { view, select } = show()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}')
  expect(select.textContent).toBe('All')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await userEvent.tab()
  expect(select.textContent).toBe('Catalonia')
  expect(view.getByRole('button', { name: 'Next' }).matches(':focus')).toBe(true)
})

it('letters find, and a press picks', async () => {
  const { view, select, active } = show()
  await userEvent.tab()
  await userEvent.keyboard('ba')
  expect(active()).toBe('Balearic Islands')
  await userEvent.click(view.getByRole('option', { name: 'Andorra' }))
  expect(select.textContent).toBe('Andorra')
  await userEvent.click(select)
  await userEvent.click(document.body)
  expect(view.queryByRole('listbox')).toBeNull()
  expect(select.textContent).toBe('Andorra')
})

it('an Escape does not reach what is around it', async () => {
  const around = vi.fn()
  document.addEventListener('keydown', around, { once: true })
  show()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  around.mockClear()
  document.addEventListener('keydown', around, { once: true })
  await userEvent.keyboard('{Escape}')
  expect(around).not.toHaveBeenCalled()
  document.removeEventListener('keydown', around)
})

it('says what is wrong: nothing chosen, or nothing that can be', async () => {
  const { select, hint } = show({ start: '', required: true, placeholder: 'Choose' })
  expect(select.textContent).toBe('Choose')
  expect(hint()).toBe('')
  await userEvent.tab()
  await userEvent.tab()
  expect(hint()).toBe('Choose an option.')
  expect(select.getAttribute('aria-invalid')).toBe('true')
  expect(select.getAttribute('aria-required')).toBe('true')
  await userEvent.click(select)
  await userEvent.keyboard('{Enter}')
  expect(hint()).toBe('')

  expect(show({ start: 'mars' }).hint()).toBe('This selection is not valid.')
  expect(show({ start: 'mars', error: 'Not from the server' }).hint()).toBe('Not from the server')
})
