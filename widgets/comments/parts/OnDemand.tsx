import type { ComponentType, ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { FailureNotice } from '../../../src/overlays/FailureNotice.tsx'
import { Loading } from '../../../src/ui/Loading.tsx'
import { Spinner } from '../../../src/ui/Spinner.tsx'
import { uiMessages } from '../../../src/ui/ui.messages.ts'

/** A dynamic import of one component. Declared outside of any view: another function is another part. */
export type LoadPart<Props> = () => Promise<ComponentType<Props>>

export interface OnDemandProps<Props> {
  load: LoadPart<Props>
  props: Props
  /** What stands there while it loads: a spinner where nothing else is said. */
  waiting?: ReactNode
}

type Loaded<Props> = { status: 'loading' } | { status: 'ready'; Part: ComponentType<Props> } | { status: 'failed' }

/** A part whose code comes when somebody asks for it. When it does not come the rest goes on, and one press tries again. */
export function OnDemand<Props extends object>({ load, props, waiting }: OnDemandProps<Props>) {
  const { t } = useIntl()
  const [part, setPart] = useState<Loaded<Props>>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again.
  useEffect(() => {
    let waiting = true
    setPart({ status: 'loading' })
    load().then(
      (Part) => waiting && setPart({ status: 'ready', Part }),
      () => waiting && setPart({ status: 'failed' }),
    )
    return () => {
      waiting = false
    }
  }, [load, attempt])

  if (part.status === 'ready') return <part.Part {...props} />
  if (part.status === 'failed')
    return <FailureNotice failure={{ kind: 'network' }} onRetry={() => setAttempt(attempt + 1)} />
  if (waiting !== undefined) return waiting
  return (
    <Loading label={t(uiMessages.loading)}>
      <Spinner />
    </Loading>
  )
}
