import { expect, it } from 'vitest'
import type { User } from './groupModules.ts'
import { groupModules } from './groupModules.ts'

const user = (name: string, modules: Record<string, number>, family = name): User => ({
  name,
  family,
  weight: 1,
  modules: new Map(Object.entries(modules)),
})

it('leaves to a family what it alone needs', () => {
  expect(groupModules([user('poll', { own: 900, part: 100 }), user('poll/part', { part: 100 }, 'poll')])).toEqual([])
})

it('joins what is small, because a request costs more', () => {
  const groups = groupModules([
    user('poll', { button: 500, icon: 200 }),
    user('gift', { button: 500 }),
    user('menu', { icon: 200, button: 500 }),
  ])
  expect(groups).toEqual([{ modules: ['button', 'icon'], users: ['poll', 'gift', 'menu'] }])
})

it('keeps what is heavy from those who do not need it', () => {
  const groups = groupModules([
    user('poll', { button: 500 }),
    user('gift', { button: 500, brands: 90_000 }),
    user('menu', { button: 500, brands: 90_000 }),
  ])
  expect(groups).toContainEqual({ modules: ['brands'], users: ['gift', 'menu'] })
  expect(groups).toContainEqual({ modules: ['button'], users: ['poll', 'gift', 'menu'] })
})

it('joins what costs least when there are more than the loader can number', () => {
  const pairs = Array.from({ length: 12 }, (_, index) => ['a', 'b'].map((side) => [`${side}${index}`, index] as const))
  const groups = groupModules(
    pairs.flat().map(([name, index]) => user(name, { [`heavy${index}`]: index < 2 ? 10 : 90_000 })),
  )
  expect(groups.length).toBeLessThanOrEqual(10)
  expect(groups.flatMap(({ modules }) => modules).toSorted()).toEqual(
    pairs.map((_, index) => `heavy${index}`).toSorted(),
  )
})
