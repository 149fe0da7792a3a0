import { expect, it, vi } from 'vitest'
import { createMachine } from './createMachine.ts'

type Light = { status: 'red' } | { status: 'green'; seconds: number }
type LightEvent = { type: 'switched' } | { type: 'counted' }

const transition = (light: Light, event: LightEvent): Light => {
  if (event.type === 'switched') return light.status === 'red' ? { status: 'green', seconds: 30 } : { status: 'red' }
  return light.status === 'green' ? { ...light, seconds: light.seconds - 1 } : light
}

it('a machine starts with its initial state and changes by events', () => {
  const machine = createMachine<Light, LightEvent>({ status: 'red' }, transition)
  expect(machine.getState()).toEqual({ status: 'red' })
  machine.dispatch({ type: 'switched' })
  machine.dispatch({ type: 'counted' })
  expect(machine.getState()).toEqual({ status: 'green', seconds: 29 })
})

it('a machine replaces the state instead of merging it', () => {
  const machine = createMachine<Light, LightEvent>({ status: 'green', seconds: 3 }, transition)
  machine.dispatch({ type: 'switched' })
  expect(machine.getState()).toEqual({ status: 'red' })
})

it('a machine does not notify when an event changes nothing', () => {
  const machine = createMachine<Light, LightEvent>({ status: 'red' }, transition)
  const listener = vi.fn()
  machine.subscribe(listener)
  machine.dispatch({ type: 'counted' })
  expect(listener).not.toHaveBeenCalled()
})

it('a machine does not expose setState', () => {
  expect(createMachine<Light, LightEvent>({ status: 'red' }, transition)).not.toHaveProperty('setState')
})
