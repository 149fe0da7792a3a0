import { expect, it } from 'vitest'
import { controlsOf } from './controls.ts'

it('the controls offer the values of an option that has only some', () => {
  expect(controlsOf('follow').kind).toMatchObject({ control: 'select', options: ['author', 'topic', 'column', 'user'] })
  expect(controlsOf('paywall').folded).toMatchObject({ control: 'select', options: ['true', 'false'] })
})

it('the controls accept any text where the schema does, and show whether it is required and its default', () => {
  expect(controlsOf('comments')).toMatchObject({
    contentId: { control: 'text', table: { category: 'Required' } },
    order: { table: { category: 'Optional', defaultValue: { summary: '"desc"' } } },
  })
})

it('the controls have one editor for all fields of the JSON block', () => {
  expect(controlsOf('page-shell')).not.toHaveProperty('modals')
  expect(controlsOf('page-shell')).toHaveProperty(
    'block',
    expect.objectContaining({ control: 'object', description: 'modals' }),
  )
  expect(controlsOf('newsletter-carousel')).toMatchObject({ block: { description: 'more, cards' } })
  expect(Object.keys(controlsOf('profile'))).toEqual(['block'])
  expect(controlsOf('poll')).not.toHaveProperty('block')
})
