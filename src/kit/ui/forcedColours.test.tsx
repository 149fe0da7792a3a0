import { ChevronDown } from 'lucide'
import { expect, it, onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { Button } from './Button.tsx'
import buttonCss from './button.css?inline'
import { Icon } from './Icon.tsx'

async function choose(value: string): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
}

it('a button of words alone has no box where the reader’s system chooses the colours; one with a border keeps it', async () => {
  onTestFinished(() => choose(''))
  const { view } = renderInShadow(
    <>
      <Button kind="quiet">Cancel</Button>
      <Button>Save</Button>
    </>,
    { css: [buttonCss] },
  )
  await choose('active')
  const borderOf = (name: string) => getComputedStyle(view.getByRole('button', { name })).borderColor
  await expect.poll(() => borderOf('Save')).toBe('rgb(0, 0, 0)')
  await expect.poll(() => borderOf('Cancel')).toBe('rgb(255, 255, 255)')
})

it('an icon with a colour of its own takes the text’s where the reader’s system chooses the colours', async () => {
  onTestFinished(() => choose(''))
  const { view, shadow } = renderInShadow(
    <p>
      Choose <Icon of={ChevronDown} />
    </p>,
    { css: ['.q-icon { color: rgb(86, 92, 102); }'] },
  )
  const icon = shadow.querySelector('svg')
  if (!icon) throw new Error('The icon is not there.')
  expect(getComputedStyle(icon).color).toBe('rgb(86, 92, 102)')
  await choose('active')
  expect(getComputedStyle(icon).color).toBe(getComputedStyle(view.getByText('Choose')).color)
})
