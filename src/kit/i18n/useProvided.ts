import { type Context, useContext } from 'react'

/** @throws When nothing above provides the context: a view stands outside of its widget. */
export function useProvided<Value>(context: Context<Value | undefined>): Value {
  const value = useContext(context)
  if (value === undefined) throw new Error('A view stands outside of what provides its context.')
  return value
}
