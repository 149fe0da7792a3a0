import { describe, expect, it, onTestFinished } from 'vitest'
import { writeJson } from './writeJson.ts'

describe('writeJson', () => {
  const value = { lists: [[1], ['a']], text: 'b' }

  it.each([
    ['lists', Array.prototype],
    ['objects', Object.prototype],
  ])('writes them as they are where a page has its own way with %s, which stays', (_, prototype) => {
    const toJson = () => 'a text'
    Object.assign(prototype, { toJSON: toJson })
    onTestFinished(() => void Reflect.deleteProperty(prototype, 'toJSON'))
    expect(writeJson(value)).toBe('{"lists":[[1],["a"]],"text":"b"}')
    const cyclic: unknown[] = []
    cyclic.push(cyclic)
    expect(() => writeJson(cyclic)).toThrow(TypeError)
    expect(Reflect.get([], 'toJSON')).toBe(toJson)
    expect(Object.keys(prototype)).toEqual(['toJSON'])
  })

  it('leaves other pages’ lists without one', () => {
    expect(writeJson(value)).toBe(JSON.stringify(value))
    expect('toJSON' in []).toBe(false)
  })
})
