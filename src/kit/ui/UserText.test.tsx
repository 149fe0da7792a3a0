import { expect, it } from 'vitest'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { UserText } from './UserText.tsx'

it('UserText renders a reader’s links as nofollow, highlights mentions and escapes markup', () => {
  const { view, shadow } = renderInShadow(
    <p>
      <UserText text="@Ada: <b>see</b> https://example.org/a." nicks={['Ada']} />
    </p>,
  )
  expect(shadow.querySelector('p')?.textContent).toBe('@Ada: <b>see</b> https://example.org/a.')
  const link = view.getByRole<HTMLAnchorElement>('link', { name: 'https://example.org/a' })
  expect([link.href, link.target, link.rel]).toEqual([
    'https://example.org/a',
    '_blank',
    'nofollow ugc noopener noreferrer',
  ])
  expect(view.getByText('@Ada').localName).toBe('strong')
})
