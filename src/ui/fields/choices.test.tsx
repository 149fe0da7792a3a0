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

function Reasons({ error }: { error?: string | undefined }) {
  const [value, setValue] = useState<string>()
  return <RadioGroup legend="Why?" options={order} value={value} onChange={setValue} error={error} />
}

it('starts a radio group unselected, selects by a press anywhere on the line and shows its error', async () => {
  const { view, rerender } = renderInShadow(<Reasons />, { css: [choiceCss, fieldCss] })
  expect(view.queryByRole('radio', { checked: true })).toBeNull()

  rerender(<Reasons error="Choose a reason" />)
  const described = view.getByRole('group', { name: 'Why?' }).getAttribute('aria-describedby')
  expect(view.getByText('Choose a reason').id).toBe(described)

  await userEvent.click(view.getByText('Oldest'))
  expect(view.getByRole('radio', { name: 'Oldest', checked: true })).toBeDefined()
})
