import { type RefObject, useEffect, useState } from 'react'

/**
 * Opens and closes the sections of a form: all are open at first, each for itself (reader-account §4, "Profile data form"). Saving opens them again, so that no problem is out of sight.
 *
 * @param box Something in the form.
 * @returns The properties of a section's `Disclosure`.
 */
export function useSections(box: RefObject<HTMLElement | null>) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set())
  useEffect(() => {
    const form = box.current?.closest('form')
    const openAll = () => setClosed(new Set())
    form?.addEventListener('submit', openAll, { capture: true })
    return () => form?.removeEventListener('submit', openAll, { capture: true })
  }, [box])
  return (id: string) => ({
    open: !closed.has(id),
    onToggle: (open: boolean) =>
      setClosed((now) => (open ? new Set([...now].filter((other) => other !== id)) : new Set([...now, id]))),
    keep: true,
  })
}
