import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useIntl } from '../i18n/IntlContext.ts'
import { openingMessages } from '../i18n/shared.messages.ts'
import { Loading } from './feedback/Loading.tsx'
import { Notice } from './feedback/Notice.tsx'
import { Spinner } from './feedback/Spinner.tsx'
import { uiMessages } from './ui.messages.ts'
import { type LazyPartOptions, useLazyPart } from './useLazyPart.ts'

/** A dynamic import of one component. Declare it outside of any component: a new function is a new part. */
export type LoadPart<Props> = () => Promise<ComponentType<Props>>

export type LazyPartProps<Props> = Omit<LazyPartOptions, 'onLoadFailed'> & {
  load: LoadPart<Props>
  props: Props
  /** Placeholder while it loads: a spinner by default. */
  waiting?: ReactNode
} & (
    | {
        /** The name of the part that the notice says did not open, in words of the interface: a title, or a label. */
        name: string
        onLoadFailed?: undefined
      }
    | { name?: undefined; onLoadFailed: (error: unknown) => void }
  )

/**
 * A part whose code loads when it is first rendered. If loading fails, a notice in its place offers a retry, unless `onLoadFailed` handles it; the
 * rest of the widget keeps working. The notice is imported statically, because its own chunk might fail too.
 */
export function LazyPart<Props extends object>({ load, props, name, waiting, ...options }: LazyPartProps<Props>) {
  const { t } = useIntl()
  const { state, open } = useLazyPart(load, options)
  /** Stays while it is loaded again, so that the pressed button keeps its place and the focus. */
  const [failed, setFailed] = useState(false)
  useEffect(open, [open])
  if (state.status === 'failed' && !failed) setFailed(true)

  if (state.status === 'open') return <state.Part {...props} />
  if (failed && name !== undefined) {
    const busy = state.status === 'loading' ? t(uiMessages.loading) : undefined
    return (
      <Notice kind="error" action={{ label: t(uiMessages.retry), run: open, busy }}>
        {t(openingMessages.part, { name })}
      </Notice>
    )
  }
  if (state.status === 'failed') return null
  if (waiting !== undefined) return waiting
  return (
    <Loading label={t(uiMessages.loading)}>
      <Spinner />
    </Loading>
  )
}
