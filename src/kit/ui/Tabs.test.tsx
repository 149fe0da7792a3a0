import { useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { runAxe } from '#testing/runAxe.ts'
import { swipe } from '#testing/swipe.ts'
import { Tabs } from './Tabs.tsx'
import tabsCss from './tabs.css?inline'

const tabs = [
  { id: 'followers', label: 'Followers', count: '1,204' },
  { id: 'following', label: 'Following', count: '12' },
  { id: 'muted', label: 'Muted' },
] as const

type Id = (typeof tabs)[number]['id']

function Readers() {
  const [chosen, setChosen] = useState<Id>('followers')
  return (
    <Tabs label="Readers" tabs={tabs} chosen={chosen} onChoose={setChosen}>
      <p>The {chosen}</p>
    </Tabs>
  )
}

function show() {
  const rendered = renderInShadow(<Readers />, { css: [tabsCss] })
  const { view } = rendered
  const chosen = () => view.getByRole('tab', { selected: true })
  return { ...rendered, chosen, content: (name: string) => view.getByRole('tabpanel', { name }) }
}

it('Tabs names each tab with its count, and the content by its tab', async () => {
  const { view, host, content } = show()
  expect(view.getByRole('tablist', { name: 'Readers' })).toBeDefined()
  expect(view.getAllByRole('tab').map(({ textContent }) => textContent?.trim())).toEqual([
    'Followers 1,204',
    'Following 12',
    'Muted',
  ])
  expect(content('Followers 1,204').textContent).toBe('The followers')
  expect((await runAxe(host)).violations).toEqual([])
})

it('Tabs has room between a tab’s words and the focus ring', async () => {
  const { chosen } = show()
  await userEvent.keyboard('{Tab}')
  expect(chosen().matches(':focus-visible')).toBe(true)
  const { outlineOffset, paddingInlineEnd } = getComputedStyle(chosen())
  expect(Number.parseFloat(outlineOffset) + Number.parseFloat(paddingInlineEnd)).toBeGreaterThanOrEqual(4)
})

it('Tabs chooses a tab by press', async () => {
  const { view, content } = show()
  await userEvent.click(view.getByRole('tab', { name: 'Following 12' }))
  expect(content('Following 12').textContent).toBe('The following')
})

it.each([
  ['{ArrowRight}', 'Following 12'],
  ['{ArrowLeft}', 'Muted'],
  ['{End}', 'Muted'],
  ['{End}{ArrowRight}', 'Followers 1,204'],
  ['{End}{Home}', 'Followers 1,204'],
])('Tabs, after %s, chooses and focuses the tab %s, and is one stop of the Tab key', async (keys, name) => {
  const { view, chosen } = show()
  chosen().focus()
  await userEvent.keyboard(keys)
  expect(chosen()).toBe(view.getByRole('tab', { name }))
  expect(chosen().matches(':focus')).toBe(true)
  await userEvent.tab()
  expect(view.queryAllByRole('tab').some((tab) => tab.matches(':focus'))).toBe(false)
})

it('Tabs chooses the tab beside by a swipe across the content, and stays at the ends', () => {
  const { view, chosen } = show()
  const swipeBy = (x: number) => {
    swipe(view.getByRole('tabpanel'), x, 0)
    return chosen().textContent?.trim()
  }
  expect([swipeBy(90), swipeBy(-90), swipeBy(-90), swipeBy(-90), swipeBy(90)]).toEqual([
    'Followers 1,204',
    'Following 12',
    'Muted',
    'Muted',
    'Following 12',
  ])
})

it('Tabs leaves a swipe beyond the last tab to what is around it', () => {
  const { view, shadow } = show()
  const left: boolean[] = []
  shadow.addEventListener('pointerup', (event) => left.push(!event.defaultPrevented))
  swipe(view.getByRole('tabpanel'), 90, 0)
  swipe(view.getByRole('tabpanel'), -90, 0)
  expect(left).toEqual([true, false])
})

it('Tabs fits 320 px', async () => {
  const before = { width: window.innerWidth, height: window.innerHeight }
  onTestFinished(() => page.viewport(before.width, before.height))
  await page.viewport(320, 568)
  const { view } = show()
  expect(view.getByRole('tablist').scrollWidth).toBeLessThanOrEqual(320)
})
