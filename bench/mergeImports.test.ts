import { expect, it } from 'vitest'
import { mergeImports } from './mergeImports.ts'

it('writes the named imports from one file once, and leaves the others', () => {
  const code =
    'import{a as r}from"shared";import{b}from"./chunk.js";r();import{c}from"shared";import css from"shared";import*as v from"shared";c(b,css,v)'
  expect(mergeImports(code, 'shared')).toBe(
    'import{a as r,c as c}from"shared";import{b}from"./chunk.js";r();import css from"shared";import*as v from"shared";c(b,css,v)',
  )
})

it('leaves code without such imports as it is', () => {
  expect(mergeImports('import"shared";import{b}from"./chunk.js";b()', 'shared')).toBe(
    'import"shared";import{b}from"./chunk.js";b()',
  )
})
