import type { ReactNode } from 'react'
import { useState } from 'react'
import { LightSlot } from '../../src/island/LightSlot.tsx'

export interface RegisterPageProps {
  css: readonly string[]
  /** Given the place in the shadow root that has the calendar's looks. */
  children: (calendarIn: Element | null) => ReactNode
}

/** The forms in the page's own DOM, where password managers look, and the calendar in the shadow root. */
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
