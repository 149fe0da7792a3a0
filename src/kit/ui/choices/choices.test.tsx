import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { act } from '#testing/act.ts'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { runAxe } from '#testing/runAxe.ts'
import fieldCss from '../fields/field.css?inline'
import { Switch } from '../fields/Switch.tsx'
import switchCss from '../fields/switch.css?inline'
import { Toggle } from '../fields/Toggle.tsx'
import toggleCss from '../fields/toggle.css?inline'
import { Checkbox } from './Checkbox.tsx'
import choiceCss from './choice.css?inline'
import { RadioGroup } from './RadioGroup.tsx'

const order = [
  { value: 'desc', label: 'Newest' },
  { value: 'asc', label: 'Oldest' },
]

function Order() {
  const [value, setValue] = useState('desc')
  return <Toggle label="Order" options={order} value={value} onChange={setValue} />
}

it('a toggle is rendered as radios that arrow keys move', async () => {
  const { view } = renderInShadow(<Order />, { css: [toggleCss] })
  expect(view.getByRole('group', { name: 'Order' })).toBeDefined()
  await userEvent.tab()
  expect(view.getByRole('radio', { name: 'Newest', checked: true }).matches(':focus')).toBe(true)
  await userEvent.keyboard('{ArrowRight}')
  expect(view.getByRole('radio', { name: 'Oldest', checked: true }).matches(':focus')).toBe(true)
})

it('radios and checkboxes are drawn from the tokens, so that they follow the theme', () => {
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

it('a radio group starts unselected, selects by a press anywhere on the line and shows its error', async () => {
  const { view, rerender } = renderInShadow(<Reasons />, { css: [choiceCss, fieldCss] })
  expect(view.queryByRole('radio', { checked: true })).toBeNull()

  rerender(<Reasons error="Choose a reason" />)
  const described = view.getByRole('group', { name: 'Why?' }).getAttribute('aria-describedby')
  expect(view.getByText('Choose a reason').closest('.q-hint')?.id).toBe(described)

  await userEvent.click(view.getByText('Oldest'))
  expect(view.getByRole('radio', { name: 'Oldest', checked: true })).toBeDefined()
})

function Notices() {
  const [on, setOn] = useState(false)
  return <Switch label="Mentions" description="When somebody answers" checked={on} onChange={setOn} />
}

it('a switch turns by a press anywhere on its row and by the space bar', async () => {
  const { view, host } = renderInShadow(<Notices />, { css: [switchCss] })
  const control = view.getByRole('switch', { name: 'Mentions', description: 'When somebody answers', checked: false })
  expect((await runAxe(host)).violations).toEqual([])
  await userEvent.click(view.getByText('When somebody answers'))
  expect(view.getByRole('switch', { checked: true })).toBe(control)
  await userEvent.keyboard(' ')
  expect(view.getByRole('switch', { checked: false })).toBe(control)
})

it('a switch that cannot be changed keeps the focus and its value', async () => {
  const onChange = vi.fn()
  const { view, host } = renderInShadow(<Switch label="Mentions" checked={false} disabled onChange={onChange} />, {
    css: [switchCss],
  })
  await userEvent.tab()
  await userEvent.keyboard(' ')
  act(() => view.getByText('Mentions').click())
  const control = view.getByRole('switch', { name: 'Mentions', checked: false })
  expect([control.matches(':focus'), control.getAttribute('aria-disabled')]).toEqual([true, 'true'])
  expect(onChange).not.toHaveBeenCalled()
  expect((await runAxe(host)).violations).toEqual([])
})

function List() {
  const [chosen, setChosen] = useState(false)
  return <Checkbox label="Recipes" note="12 articles" checked={chosen} onChange={setChosen} />
}

it('a checkbox has its note in its name, and takes a press on the note', async () => {
  const { view, host } = renderInShadow(<List />, { css: [choiceCss] })
  await userEvent.click(view.getByText('12 articles'))
  expect(view.getByRole('checkbox', { name: 'Recipes 12 articles', checked: true })).toBeDefined()
  expect((await runAxe(host)).violations).toEqual([])
})
