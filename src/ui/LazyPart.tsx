import type { ComponentType, ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useIntl } from '../i18n/IntlContext.ts'
import { failureMessages } from '../i18n/shared.messages.ts'
import { Loading } from './feedback/Loading.tsx'
import { Notice } from './feedback/Notice.tsx'
import { Spinner } from './feedback/Spinner.tsx'
import { uiMessages } from './ui.messages.ts'

/** A dynamic import of one component. Declare it outside of any component: a new function is a new part. */
export type LoadPart<Props> = () => Promise<ComponentType<Props>>

export interface LazyPartProps<Props> {
  load: LoadPart<Props>
  props: Props
  /** Placeholder while it loads: a spinner by default. */
  waiting?: ReactNode
}

type Loaded<Props> = { status: 'loading' } | { status: 'ready'; Part: ComponentType<Props> } | { status: 'failed' }

/**
 * A part whose code loads when it is first rendered. If loading fails, a notice in its place offers a retry, and the rest of the widget keeps
 * working. The notice is imported statically, because its own chunk might fail too. Needs `notice.css` and `button.css`.
 */
export function LazyPart<Props extends object>({ load, props, waiting }: LazyPartProps<Props>) {
  const { t } = useIntl()
  const [part, setPart] = useState<Loaded<Props>>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry has to load again.
  useEffect(() => {
    let mounted = true
    setPart({ status: 'loading' })
    load().then(
      (Part) => mounted && setPart({ status: 'ready', Part }),
      () => mounted && setPart({ status: 'failed' }),
    )
    return () => {
      mounted = false
    }
  }, [load, attempt])

  if (part.status === 'ready') return <part.Part {...props} />
  if (part.status === 'failed')
    return (
      <Notice kind="error" action={{ label: t(uiMessages.retry), run: () => setAttempt(attempt + 1) }}>
        {t(failureMessages.unreachable)}
      </Notice>
    )
  if (waiting !== undefined) return waiting
  return (
    <Loading label={t(uiMessages.loading)}>
      <Spinner />
    </Loading>
  )
}
