import { useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createTestIntl } from '#testing/createTestIntl.ts'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import type { PageIntl } from '../../i18n/PageIntl.ts'
import buttonCss from '../button.css?inline'
import fieldCss from '../fields/field.css?inline'
import { DateField, type DateFieldProps } from './DateField.tsx'

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

function show(props: Partial<DateFieldProps> & { start?: string } = {}, intl?: PageIntl) {
  const rendered = renderInShadow(<Birth {...props} />, { css, ...(intl && { intl }) })
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

describe('a typed date', () => {
  it('is validated on blur, and then on every keystroke', async () => {
    const { field, hint } = show({ required: true })
    await userEvent.type(field, '31/02')
    expect(hint()).toBe('DD/MM/YYYY')
    await userEvent.tab()
    expect(hint()).toBe('DD/MM/YYYY')
    await userEvent.tab()
    expect(hint()).toBe('validation.invalid-text 23/04/2025')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await userEvent.fill(field, '')
    expect(hint()).toBe('Enter a date.')
    await userEvent.fill(field, '22/11/2026')
    expect(hint()).toBe('validation.late 21/11/2026')
    await userEvent.fill(field, '31/12/1899')
    expect(hint()).toBe('validation.early 01/01/1900')
    await userEvent.fill(field, '21/11/2026')
    expect(hint()).toBe('DD/MM/YYYY')
  })

  it('is formatted as DD/MM/YYYY', async () => {
    const { field, view } = show()
    await userEvent.type(field, '1.3.2020')
    await userEvent.click(view.getByRole('button', { name: 'Next' }))
    expect(field.value).toBe('01/03/2020')
  })

  it('says its pattern once to those who see it, and always to screen readers', async () => {
    const { field, hint, view } = show()
    const seen = () => view.getByText('DD/MM/YYYY').getBoundingClientRect().width > 1
    expect([field.placeholder, hint(), seen()]).toEqual(['DD/MM/YYYY', 'DD/MM/YYYY', false])
    await userEvent.type(field, '1')
    expect([hint(), seen()]).toEqual(['DD/MM/YYYY', true])
  })

  it('may be empty when it is not required', async () => {
    const { field, hint, view } = show()
    await userEvent.click(field)
    await userEvent.click(view.getByRole('button', { name: 'Next' }))
    expect(hint()).toBe('DD/MM/YYYY')
  })
})

describe('a date field in the language’s own form', () => {
  it('shows a date, asks for one and reads one as German writes it', async () => {
    const { field, hint, view } = show(
      { required: true, start: '20.11.2026' },
      createTestIntl({ lang: 'de', formats: 'language' }),
    )
    const leave = () => userEvent.click(view.getByRole('button', { name: 'Next' }))
    expect([field.placeholder, hint()]).toEqual(['TT.MM.JJJJ', 'TT.MM.JJJJ'])
    for (const typed of ['1.3.2026', '01/03/2026', '01032026', '2026-03-01']) {
      await userEvent.fill(field, typed)
      await leave()
      expect(field.value).toBe('01.03.2026')
    }
    await userEvent.fill(field, '31.02.2026')
    await leave()
    expect(hint()).toBe('Geben Sie ein gültiges Datum ein, etwa 23.04.2025.')
    await userEvent.fill(field, '22.11.2026')
    expect(hint()).toBe('Wählen Sie ein Datum bis zum 21.11.2026.')
    await userEvent.fill(field, '31.12.1899')
    expect(hint()).toBe('Wählen Sie ein Datum ab dem 01.01.1900.')
  })

  it('writes a day picked from the calendar as German does', async () => {
    const { field, view } = show({ start: '20.11.2026' }, createTestIntl({ lang: 'de', formats: 'language' }))
    await userEvent.click(view.getByRole('button', { name: 'Kalender öffnen: Date' }))
    await userEvent.click(await view.findByRole('button', { name: 'Donnerstag, 19. November 2026' }))
    expect(field.value).toBe('19.11.2026')
  })

  it.each([
    ['ca', 'specification', 'DD/MM/AAAA'],
    ['ca', 'language', 'DD/MM/AAAA'],
    ['es', 'language', 'DD/MM/AAAA'],
    ['en', 'language', 'DD/MM/YYYY'],
    ['de', 'specification', 'TT/MM/JJJJ'],
  ] as const)('asks for the form that it writes, in %s as %s', (lang, formatSource, pattern) => {
    const { field, hint } = show({}, createTestIntl({ lang, formats: formatSource }))
    expect([field.placeholder, hint()]).toEqual([pattern, pattern])
  })
})

describe('the calendar', () => {
  it('shows six weeks of seven days, enabled up to today', async () => {
    const { view, open, focused } = show()
    await open()
    expect(view.getAllByRole('gridcell')).toHaveLength(42)
    // Without weekday headers, because each day's name includes its weekday.
    expect(view.getAllByRole('row')).toHaveLength(6)
    expect(focused()).toBe('Saturday, 21 November 2026')
    expect(view.getByRole('button', { name: 'Sunday, 22 November 2026' })).toHaveProperty('disabled', true)
    await userEvent.keyboard('{ArrowRight}')
    expect(focused()).toBe('Saturday, 21 November 2026')
  })

  it('draws the arrows of its lists itself, clear of their words', async () => {
    const { view, open } = show()
    await open()
    for (const list of view.getAllByRole('combobox')) {
      const { appearance, paddingInlineEnd } = getComputedStyle(list)
      const arrow = getComputedStyle(list.parentElement ?? list, '::after')
      expect(appearance).toBe('none')
      expect(Number.parseFloat(arrow.right) + Number.parseFloat(arrow.width)).toBeLessThan(
        Number.parseFloat(paddingInlineEnd),
      )
    }
  })

  it('moves by days, weeks, months and years with the keyboard', async () => {
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

  it('stops at the first and last allowed day with the keyboard', async () => {
    const { open, focused } = show({ start: '20/02/2026', min: '2026-02-15', max: '2026-03-05' })
    await open()
    for (const [key, name] of [
      ['{PageUp}', 'Sunday, 15 February 2026'],
      ['{ArrowLeft}', 'Sunday, 15 February 2026'],
      ['{Shift>}{PageDown}{/Shift}', 'Thursday, 5 March 2026'],
      ['{ArrowDown}', 'Thursday, 5 March 2026'],
    ] as const) {
      await userEvent.keyboard(key)
      expect(focused()).toBe(name)
    }
  })

  it('is modal again when something on the page reopens it without its modality', async () => {
    const { open, focused } = show({ start: '20/02/2026' })
    const dialog = await open()
    const layer = dialog.closest('dialog')
    layer?.close()
    layer?.show()
    await vi.waitFor(() => expect(layer?.matches(':modal')).toBe(true))
    expect(focused()).toBe('Friday, 20 February 2026')
    await userEvent.keyboard('{ArrowRight}')
    expect(focused()).toBe('Saturday, 21 February 2026')
  })

  it('closes whole when something on the page closes or removes it', async () => {
    const { open, view, shadow } = show({ start: '20/02/2026' })
    const dialog = await open()
    dialog.closest('dialog')?.removeAttribute('open')
    await vi.waitFor(() => expect(view.queryByRole('grid', { hidden: true })).toBeNull())
    expect(shadow.activeElement).not.toBeNull()
  })

  it('traps Tab inside the calendar', async () => {
    const { open, view, shadow } = show({ start: '20/02/2026' })
    const dialog = await open()
    for (let presses = 0; presses < 8; presses++) {
      await userEvent.tab()
      const { activeElement } = shadow
      expect(activeElement === null || dialog.contains(activeElement)).toBe(true)
    }
    expect(view.getByRole('grid', { name: 'February 2026' })).toBeDefined()
  })

  it('offers years, and then months, within the bounds', async () => {
    const { field, open, view } = show({ start: '10/06/1980', min: '1920-01-15' })
    await open()
    expect(view.getAllByRole('combobox').map((select) => select.getAttribute('aria-label'))).toEqual(['Year', 'Month'])
    await userEvent.selectOptions(view.getByRole('combobox', { name: 'Year' }), '1920')
    await userEvent.selectOptions(view.getByRole('combobox', { name: 'Month' }), 'January')
    expect(view.getByRole('button', { name: 'Previous month' }).getAttribute('aria-disabled')).toBe('true')
    expect(view.getByRole('button', { name: 'Wednesday, 14 January 1920' })).toHaveProperty('disabled', true)
    await userEvent.click(view.getByRole('button', { name: 'Next month' }))
    await userEvent.click(view.getByRole('button', { name: 'Sunday, 29 February 1920' }))
    expect(field.value).toBe('29/02/1920')
  })

  it('closes without changing the date on Escape, on its button and on an outside press', async () => {
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

  it.each([
    ['at the bottom', 600, { top: '520px', left: '100px' }],
    ['at the right', 700, { top: '20px', right: '0' }],
    ['in a low window', 420, { top: '180px', left: '0' }],
  ] as const)('fits into the window: %s', async (_, height, place) => {
    const before = { width: window.innerWidth, height: window.innerHeight }
    onTestFinished(() => page.viewport(before.width, before.height))
    await page.viewport(390, height)
    const { open, host } = show()
    Object.assign(host.style, { position: 'fixed', width: '220px', ...place })
    const dialog = await open()
    const box = dialog.firstElementChild ?? dialog
    await vi.waitFor(() => {
      const { top, left, bottom, right } = box.getBoundingClientRect()
      expect([top >= 8, left >= 8, bottom <= height - 8, right <= 382]).toEqual([true, true, true, true])
    })
    expect(box.scrollHeight).toBeLessThanOrEqual(box.clientHeight + 1)
  })

  it('opens beside its field on a zoomed page', async () => {
    document.documentElement.style.zoom = '1.25'
    onTestFinished(() => {
      document.documentElement.style.zoom = ''
    })
    const { field, open, host } = show()
    Object.assign(host.style, { position: 'fixed', width: '220px', top: '10px', left: '10px' })
    const dialog = await open()
    const box = dialog.firstElementChild ?? dialog
    await vi.waitFor(() => {
      const control = field.parentElement?.getBoundingClientRect()
      expect(box.getBoundingClientRect().top).toBeCloseTo((control?.bottom ?? 0) + 4, 0)
      expect(box.getBoundingClientRect().left).toBeCloseTo(control?.left ?? 0, 0)
    })
  })

  it('marks the chosen day and today', async () => {
    const { open, view } = show({ start: '19/11/2026' })
    await open()
    expect(view.getByRole('gridcell', { selected: true }).textContent).toBe('19')
    expect(view.getByRole('button', { current: 'date' }).textContent).toBe('21')
  })

  it('has no button to open it where the day is only typed', async () => {
    const { view } = renderInShadow(<Birth calendar={false} />, { css })
    expect(view.getByRole('textbox', { name: 'Date' })).toBeDefined()
    expect(view.queryByRole('button', { name: /Date/ })).toBeNull()
  })
})
