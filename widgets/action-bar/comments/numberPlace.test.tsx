import { expect, it } from 'vitest'
import { act } from '#testing/act.ts'
import { article, dispatchPageEvent, putComments, startBars } from '../action-bar.fixture.ts'

const { open } = startBars()

const { numComments: _, ...uncounted } = article

it.each([3, 87, 1204])(
  'the bar moves nothing when a number of comments arrives that the marker does not have: %i',
  async (count) => {
    putComments()
    const view = await open({ options: uncounted }).ready()
    const placesOf = () =>
      ['Save article', 'Share', 'Gift'].map((name) => view.getByRole('button', { name }).getBoundingClientRect().left)
    const before = placesOf()
    act(() => void dispatchPageEvent('quiosc:comments-counted', { contentId: '1001', count }))
    await view.findByRole('button', { name: /\u00a0comments$/ })
    expect(placesOf()).toEqual(before)
  },
)
