import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import buttonCss from '../css/button.css?inline'
import fieldCss from '../css/field.css?inline'
import { renderInShadow } from '../testing/renderInShadow.tsx'
import type { DateFieldProps } from './DateField.tsx'
import { DateField } from './DateField.tsx'

const css = [buttonCss, fieldCss]

function Birth({ start = '', ...props }: Partial<DateFieldProps> & { start?: string }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <DateField label="Date" today="2026-11-21" {...props} value={value} onChange={setValue} />
      <button type="button">Next</button>
    </>
  )
}

function show(props: Partial<DateFieldProps> & { start?: string } = {}) {
  const rendered = renderInShadow(<Birth {...props} />, { css })
  const { view } = rendered
  const field = view.getByRole<HTMLInputElement>('textbox', { name: 'Date' })
  const hint = () => view.getByText((_, e) => e?.id === field.getAttribute('aria-describedby')).textContent
  const open = async () => {
    await userEvent.click(view.getByRole('button', { name: 'date.open Date' }))
    return view.findByRole('dialog', { name: 'Date' })
  }
  const focused = () => rendered.shadow.activeElement?.getAttribute('aria-label')
  return { ...rendered, field, hint, open, focused }
}

describe('typed', () => {
  it('is checked when it is left, and from then on with every letter', async () => {
    const { field, hint } = show({ required: true })
    await userEvent.type(field, '31/02')
    expect(hint()).toBe('')
    await userEvent.tab()
    expect(hint()).toBe('')
    await userEvent.tab()
    expect(hint()).toBe('Enter a real date, such as 23/04/2025.')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await userEvent.fill(field, '')
    expect(hint()).toBe('Enter a date.')
    await userEvent.fill(field, '22/11/2026')
    expect(hint()).toBe('validation.late 21/11/2026')
    await userEvent.fill(field, '31/12/1899')
    expect(hint()).toBe('validation.early 01/01/1900')
    await userEvent.fill(field, '21/11/2026')
    expect(hint()).toBe('')
  })

  it('is written out as DD/MM/YYYY', async () => {
    const { field, view } = show()
    await userEvent.type(field, '1.3.2020')
    await userEvent.click(view.getByRole('button', { name: 'Next' }))
    expect(field.value).toBe('01/03/2020')
  })

  it('may be left empty where it is not required', async () => {
    const { field, hint, view } = show()
    await userEvent.click(field)
    await userEvent.click(view.getByRole('button', { name: 'Next' }))
    expect(hint()).toBe('')
  })
})

describe('picked', () => {
  it('from six weeks of seven days that end today', async () => {
    const { view, open, focused } = show()
    await open()
    expect(view.getAllByRole('gridcell')).toHaveLength(42)
    expect(view.getAllByRole('row')).toHaveLength(7)
    expect(focused()).toBe('Saturday, 21 November 2026')
    expect(view.getByRole('button', { name: 'Sunday, 22 November 2026' })).toHaveProperty('disabled', true)
    await userEvent.keyboard('{ArrowRight}')
    expect(focused()).toBe('Saturday, 21 November 2026')
  })

  it('by keys: days, weeks, months and years', async () => {
    const { field, open, focused, view } = show({ start: '31/03/2026' })
    await open()
    const steps = [
      ['{ArrowLeft}', 'Monday, 30 March 2026'],
      ['{ArrowUp}', 'Monday, 23 March 2026'],
      ['{End}', 'Sunday, 29 March 2026'],
      ['{PageUp}', 'Saturday, 28 February 2026'],
      ['{Shift>}{PageUp}{/Shift}', 'Friday, 28 February 2025'],
      ['{Home}', 'Monday, 24 February 2025'],
      ['{PageDown}', 'Monday, 24 March 2025'],
    ] as const
    for (const [key, name] of steps) {
      await userEvent.keyboard(key)
      expect(focused()).toBe(name)
    }
    await userEvent.keyboard('{Enter}')
    expect(field.value).toBe('24/03/2025')
    expect(view.queryByRole('dialog')).toBeNull()
    expect(focused()).toBe('date.open Date')
  })

  it('by month and year, within the bounds', async () => {
    const { field, open, view } = show({ start: '10/06/1980', min: '1920-01-15' })
    await open()
    await userEvent.selectOptions(view.getByRole('combobox', { name: 'Year' }), '1920')
    await userEvent.selectOptions(view.getByRole('combobox', { name: 'Month' }), 'January')
    expect(view.getByRole('button', { name: 'Previous month' }).getAttribute('aria-disabled')).toBe('true')
    expect(view.getByRole('button', { name: 'Wednesday, 14 January 1920' })).toHaveProperty('disabled', true)
    await userEvent.click(view.getByRole('button', { name: 'Next month' }))
    await userEvent.click(view.getByRole('button', { name: 'Sunday, 29 February 1920' }))
    expect(field.value).toBe('29/02/1920')
  })

  it('Escape, the button and a press beside it leave the date as it was', async () => {
    const { field, open, view, focused } = show({ start: '10/06/1980', required: true })
    for (const leave of [
      () => userEvent.keyboard('{ArrowLeft}{Escape}'),
      () => userEvent.click(view.getByRole('button', { name: 'Close' })),
      () => userEvent.click(document.documentElement, { position: { x: 390, y: 5 }, force: true }),
    ]) {
      await open()
      await leave()
      expect(view.queryByRole('dialog')).toBeNull()
      expect(focused()).toBe('date.open Date')
    }
    expect(field.value).toBe('10/06/1980')
  })

  it('shows the chosen day and today as such', async () => {
    const { open, view } = show({ start: '19/11/2026' })
    await open()
    expect(view.getByRole('gridcell', { selected: true }).textContent).toBe('19')
    expect(view.getByRole('button', { current: 'date' }).textContent).toBe('21')
  })

  it('where it is told to, for a field in the page’s own DOM', async () => {
    const { shadow } = renderInShadow(<p>Styles are here</p>)
    const { view } = renderInShadow(<Birth id="birth" calendarIn={shadow.querySelector('.island')} />, { css })
    await userEvent.click(view.getByRole('button', { name: 'date.open Date' }))
    await vi.waitFor(() => expect(shadow.querySelector('dialog')?.open).toBe(true))
    expect(view.queryByRole('dialog')).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(view.getByRole('textbox', { name: 'Date' })).toMatchObject({ id: 'birth', value: '21/11/2026' })
  })
})
