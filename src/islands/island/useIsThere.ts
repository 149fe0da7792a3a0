import { useContext, useLayoutEffect, useState } from 'react'
import { HostContext } from './HostContext.ts'

/** Whether the widget is there: not yet in what a server renders, nor in the frame that takes it over. For a form that nothing but the widget can send. */
export function useIsThere(): boolean {
  const host = useContext(HostContext)
  const [isThere, setIsThere] = useState(host !== undefined && host.dataset.widgetState !== 'rendered')
  useLayoutEffect(() => setIsThere(true), [])
  return isThere
}
