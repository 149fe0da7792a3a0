import { useEffect, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { Aside } from './Aside.tsx'
import type { ProfileServices } from './profile.types.ts'

/** The aside, while the page's address names it. On the web a visitor is sent to the sign-in (reader-account §2, "Profile area"). */
export function Profile({ services }: { services: ProfileServices }) {
  const { context, isSigningOut, route, toSignIn } = services
  const { app, session } = context
  const state = useStore(route)
  const reader = useSyncExternalStore(session.subscribe, session.get, session.get)
  const mustSignIn = state.status === 'open' && reader.status === 'anonymous' && !app.inApp && !isSigningOut()

  useEffect(() => {
    if (mustSignIn) toSignIn()
  }, [mustSignIn, toSignIn])

  if (state.status === 'closed' || mustSignIn) return null
  return <Aside services={services} stack={state.stack} />
}
