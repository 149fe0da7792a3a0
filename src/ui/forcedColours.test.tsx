import { ChevronDown } from 'lucide'
import { expect, it, onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'
import { renderInShadow } from '../testing/renderInShadow.tsx'
import { Icon } from './Icon.tsx'

it('an icon with a colour of its own takes the text’s where the reader’s system chooses the colours', async () => {
  const browser = cdp()
  const choose = (value: string) =>
    browser.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
  onTestFinished(() => void choose(''))
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
