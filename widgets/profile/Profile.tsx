import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { Aside } from './Aside.tsx'
import type { ProfileServices } from './profile.types.ts'
import { UnknownReader } from './UnknownReader.tsx'

/** The aside, while the page's address names it. On the web a visitor is sent to the sign-in (reader-account §2, "Profile area"). */
export function Profile({ services }: { services: ProfileServices }) {
  const { context, isSigningOut, route, toSignIn } = services
  const { app, session } = context
  const state = useStore(route)
  const reader = useSyncExternalStore(session.subscribe, session.get, session.get)
  // A refused token ends the session without any news of the reader, who is unknown before and after.
  const [, setTries] = useState(0)
  const unknownReader = useMemo(() => {
    const load = async () => {
      await session.refresh()
      setTries((tries) => tries + 1)
    }
    return <UnknownReader load={load} />
  }, [session])
  const isVisitor = reader.status === 'anonymous' && !isSigningOut()
  // Somebody with a token is no visitor: their profile could not be loaded.
  const isUnknown = isVisitor && session.token() !== undefined
  const mustSignIn = state.status === 'open' && isVisitor && !isUnknown && !app.inApp

  useEffect(() => {
    if (mustSignIn) toSignIn()
  }, [mustSignIn, toSignIn])

  return (
    <>
      {/* The template's own content of the marker opens the aside (see `openByPress`). */}
      <slot />
      {state.status === 'open' && !mustSignIn && (
        <Aside services={services} stack={state.stack} placeholder={isUnknown && unknownReader} />
      )}
    </>
  )
}
