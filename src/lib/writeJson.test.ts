import { describe, expect, it, onTestFinished } from 'vitest'
import { writeJson } from './writeJson.ts'

describe('writeJson', () => {
  const value = { lists: [[1], ['a']], text: 'b' }

  it('writes lists as lists where a page has its own way with them, which stays', () => {
    const toJson = () => 'a text'
    Object.assign(Array.prototype, { toJSON: toJson })
    onTestFinished(() => void Reflect.deleteProperty(Array.prototype, 'toJSON'))
    expect(writeJson(value)).toBe('{"lists":[[1],["a"]],"text":"b"}')
    const cyclic: unknown[] = []
    cyclic.push(cyclic)
    expect(() => writeJson(cyclic)).toThrow(TypeError)
    expect(Reflect.get([], 'toJSON')).toBe(toJson)
    expect(Object.keys(Array.prototype)).toEqual(['toJSON'])
  })

  it('leaves other pages’ lists without one', () => {
    expect(writeJson(value)).toBe(JSON.stringify(value))
    expect('toJSON' in []).toBe(false)
  })
})
