import { Bell, Bookmark, Gift } from 'lucide'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { runAxe } from '#testing/runAxe.ts'
import { EmptyState } from '../EmptyState.tsx'
import emptyStateCss from '../emptyState.css?inline'
import { LinkButton } from '../LinkButton.tsx'
import { MenuRow } from './MenuRow.tsx'
import { RowGroup } from './RowGroup.tsx'
import rowsCss from './rows.css?inline'

const css = [rowsCss, emptyStateCss]

const show = (onPress = () => {}, load = () => {}) =>
  renderInShadow(
    <>
      <RowGroup title="Yours">
        <MenuRow
          icon={Bell}
          label="Notifications"
          count="3"
          countLabel="3 pending"
          onPress={onPress}
          preload={{ onPointerEnter: load }}
        />
        <MenuRow icon={Bookmark} label="Saved" hint="Articles for later" value="12" href="#profile.saved" focused />
        <MenuRow icon={Gift} label="Gifts" locked="Locked" onPress={onPress} />
      </RowGroup>
      <RowGroup>
        <MenuRow label="Shop" tag="New" href="https://shop.test/" newTab="Opens in a new tab" />
      </RowGroup>
    </>,
    { css },
  )

it('a menu row has in its name each text that is seen in it', async () => {
  const { view, host } = show()
  const names = [...view.getAllByRole('button'), ...view.getAllByRole('link')]
  expect(view.getByRole('list', { name: 'Yours' })).toBeDefined()
  expect(view.getAllByRole('listitem')).toHaveLength(4)
  expect(names).toEqual([
    view.getByRole('button', { name: 'Notifications 3 pending' }),
    view.getByRole('button', { name: 'Gifts Locked' }),
    view.getByRole('link', { name: 'Saved Articles for later 12' }),
    view.getByRole('link', { name: 'Shop New Opens in a new tab' }),
  ])
  expect((await runAxe(host)).violations).toEqual([])
})

it('a menu row opens another site in a new tab only where it says so', () => {
  const { view } = show()
  expect(view.getByRole('link', { name: /^Shop/ })).toMatchObject({ target: '_blank', rel: 'noopener' })
  expect(view.getByRole('link', { name: /^Saved/ })).toMatchObject({ target: '_self' })
})

it('a menu row takes a press anywhere in it, locked or not, and loads ahead on hover', async () => {
  const onPress = vi.fn()
  const load = vi.fn()
  const { view } = show(onPress, load)
  await userEvent.hover(view.getByRole('button', { name: /^Notifications/ }))
  expect(load).toHaveBeenCalled()
  await userEvent.click(view.getByText('3'))
  await userEvent.click(view.getByRole('button', { name: /^Gifts/ }))
  expect(onPress).toHaveBeenCalledTimes(2)
})

it('a menu row is 52 px high at least, and cuts nothing off at 320 px', async () => {
  const before = { width: window.innerWidth, height: window.innerHeight }
  onTestFinished(() => page.viewport(before.width, before.height))
  await page.viewport(320, 568)
  const { view } = show()
  for (const row of [...view.getAllByRole('button'), ...view.getAllByRole('link')]) {
    expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(52)
    expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
  }
})

it('an empty list names its future content, and links to a page that fills it', async () => {
  const { view, host } = renderInShadow(
    <EmptyState
      text="Your saved articles will be here."
      icon={Bookmark}
      action={<LinkButton href="/">Front page</LinkButton>}
    />,
    { css },
  )
  expect(view.getByText('Your saved articles will be here.')).toBeDefined()
  expect(view.getByRole('link', { name: 'Front page' })).toBeDefined()
  expect((await runAxe(host)).violations).toEqual([])
})
