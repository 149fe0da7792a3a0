import { expect, it, vi } from 'vitest'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { runAxe } from '#testing/runAxe.ts'
import { ArticleCard, type ArticleCardProps } from './ArticleCard.tsx'
import css from './articleCard.css?inline'

/** A picture of one pixel. */
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

const article = {
  title: 'El passeig',
  url: '/ciutat/1001.html',
  category: { name: 'Ciutat' },
  ancestorCategory: null,
  image: { url: PICTURE, alt: '' },
  modificationDate: '2026-03-03T12:00:00Z',
  isExclusiveContent: false,
  exclusive: false,
}
const show = (own: Partial<ArticleCardProps['article']>, more: Partial<ArticleCardProps> = {}) =>
  renderInShadow(<ArticleCard article={{ ...article, ...own }} untitled="Untitled" exclusive="Exclusive" {...more} />, {
    css: [css],
  })

it('an article’s card shows section, headline, date and a square picture', async () => {
  const { view, shadow, host } = show({})
  expect(view.getByRole('link', { name: 'El passeig' })).toHaveAttribute('href', expect.stringContaining('1001.html'))
  expect(view.getByText('Ciutat')).toBeVisible()
  expect(view.getByText('03 Mar 2026')).toBeVisible()
  expect(view.queryByText('Exclusive')).toBeNull()
  const picture = shadow.querySelector('img')
  expect(picture).toMatchObject({ width: 96, height: 96 })
  expect(picture).toHaveAttribute('width', '158')
  expect((await runAxe(host)).violations).toEqual([])
})

it.each([{ isExclusiveContent: true }, { exclusive: true }])(
  'an article’s card marks an article for subscribers: %j',
  (own) => {
    expect(show(own).view.getByText('Exclusive')).toBeVisible()
  },
)

it('an article’s card is whole without the fields that a backend may leave out', async () => {
  const nothing = { title: null, url: null, category: null, image: null, modificationDate: 'soon' }
  const { view, host } = show({ ...nothing, ancestorCategory: { name: 'Comarca' } })
  expect(view.getByRole('heading', { name: 'Untitled' })).toBeVisible()
  expect(view.getByText('Comarca')).toBeVisible()
  expect(view.queryByRole('link')).toBeNull()
  expect((await runAxe(host)).violations).toEqual([])
})

it('an article’s card leaves out a picture that does not load', async () => {
  const { shadow } = show({ image: { url: 'data:image/gif;base64,none', alt: '' } })
  await vi.waitFor(() => expect(shadow.querySelector('img')).toBeNull())
})

it('an article’s card puts the buttons of cards with and without a picture below each other', () => {
  const action = <button type="button">Remove</button>
  const [one, other] = [show({}, { action }), show({ image: null }, { action })]
  const endOf = ({ view }: typeof one) => view.getByRole('button').getBoundingClientRect().right
  expect(endOf(other)).toBeCloseTo(endOf(one), 0)
})
