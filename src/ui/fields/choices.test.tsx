import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInShadow } from '../../testing/renderInShadow.tsx'
import choiceCss from './choice.css?inline'
import fieldCss from './field.css?inline'
import { RadioGroup } from './RadioGroup.tsx'
import { Toggle } from './Toggle.tsx'
import toggleCss from './toggle.css?inline'

const order = [
  { value: 'desc', label: 'Newest' },
  { value: 'asc', label: 'Oldest' },
]

function Order() {
  const [value, setValue] = useState('desc')
  return <Toggle label="Order" options={order} value={value} onChange={setValue} />
}

it('renders a toggle as radios that arrow keys move', async () => {
  const { view } = renderInShadow(<Order />, { css: [toggleCss] })
  expect(view.getByRole('group', { name: 'Order' })).toBeDefined()
  await userEvent.tab()
  expect(view.getByRole('radio', { name: 'Newest', checked: true }).matches(':focus')).toBe(true)
  await userEvent.keyboard('{ArrowRight}')
  expect(view.getByRole('radio', { name: 'Oldest', checked: true }).matches(':focus')).toBe(true)
})

it('draws radios and checkboxes from the tokens, so that they follow the theme', () => {
  const { view, host } = renderInShadow(
    <>
      <input type="radio" aria-label="One" />
      <input type="checkbox" aria-label="Other" />
    </>,
  )
  host.style.setProperty('--quiosc-paper', 'rgb(19, 21, 25)')
  host.style.setProperty('--quiosc-line-strong', 'rgb(123, 130, 144)')
  for (const control of [view.getByRole('radio'), view.getByRole('checkbox')]) {
    const { appearance, backgroundColor, borderTopColor, width } = getComputedStyle(control)
    expect([appearance, backgroundColor, width]).toEqual(['none', 'rgb(19, 21, 25)', '20px'])
    expect(borderTopColor).toBe('rgb(123, 130, 144)')
  }
})

function Reasons({ error }: { error?: string | undefined }) {
  const [value, setValue] = useState<string>()
  return <RadioGroup legend="Why?" options={order} value={value} onChange={setValue} error={error} />
}

it('starts a radio group unselected, selects by a press anywhere on the line and shows its error', async () => {
  const { view, rerender } = renderInShadow(<Reasons />, { css: [choiceCss, fieldCss] })
  expect(view.queryByRole('radio', { checked: true })).toBeNull()

  rerender(<Reasons error="Choose a reason" />)
  const described = view.getByRole('group', { name: 'Why?' }).getAttribute('aria-describedby')
  expect(view.getByText('Choose a reason').closest('p')?.id).toBe(described)

  await userEvent.click(view.getByText('Oldest'))
  expect(view.getByRole('radio', { name: 'Oldest', checked: true })).toBeDefined()
})
