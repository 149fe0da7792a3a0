import type { ReactNode } from 'react'
import { useState } from 'react'
import { LightSlot } from '../../src/island/LightSlot.tsx'

export interface RegisterPageProps {
  css: readonly string[]
  /** Receives the element in the shadow root where the calendar's styles apply. */
  children: (calendarIn: Element | null) => ReactNode
}

/** Renders the forms in the light DOM, where password managers look, and the calendar in the shadow root. */
export function RegisterPage({ css, children }: RegisterPageProps) {
  const [calendarIn, setCalendarIn] = useState<Element | null>(null)
  return (
    <>
      <LightSlot name="register" css={css}>
        {children(calendarIn)}
      </LightSlot>
      <div ref={setCalendarIn} />
    </>
  )
}
