import { expect, it } from 'vitest'
import { controlsOf } from './controls.ts'

it('offers the values of an option that has only some', () => {
  expect(controlsOf('follow').kind).toMatchObject({ control: 'select', options: ['author', 'topic', 'column', 'user'] })
  expect(controlsOf('paywall').folded).toMatchObject({ control: 'select', options: ['true', 'false'] })
})

it('takes any text where the schema does, and says what is required and what applies without it', () => {
  expect(controlsOf('comments')).toMatchObject({
    contentId: { control: 'text', table: { category: 'Required' } },
    order: { table: { category: 'Optional', defaultValue: { summary: '"desc"' } } },
  })
})

it('has no control for what only a JSON block can say', () => {
  expect(controlsOf('page-shell')).not.toHaveProperty('modals')
  expect(controlsOf('profile')).toEqual({})
})
