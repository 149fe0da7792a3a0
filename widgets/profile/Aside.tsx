import { type ReactNode, useMemo, useState } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { LazyPart } from '#kit/ui/LazyPart.tsx'
import { SidePanel } from '#kit/ui/panels/SidePanel.tsx'
import { uiMessages } from '#kit/ui/ui.messages.ts'
import { PanelLoading } from './panels/PanelLoading.tsx'
import { type PanelFrame, PanelFrameContext } from './panels/PanelSlots.tsx'
import { panelTable } from './panels/panelTable.ts'
import { useKeptFocus } from './panels/useKeptFocus.ts'
import { messages } from './profile.messages.ts'
import type { ProfileServices } from './profile.types.ts'
import { hashOf, type OpenedRoute } from './route/route.model.ts'

export interface AsideProps {
  services: ProfileServices
  stack: readonly OpenedRoute[]
  /** In place of the panels, where none can be shown. */
  placeholder?: ReactNode
}

/** The aside while it is open: one dialog, in which the panels change. Those below the top one stay mounted, with all that was typed or loaded in them. */
export function Aside({ services, stack, placeholder }: AsideProps) {
  const { t } = useIntl()
  const [actions, setActions] = useState<HTMLElement | null>(null)
  const [footer, setFooter] = useState<HTMLElement | null>(null)
  const [footers, setFooters] = useState(0)
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({})
  useKeptFocus(services.context.session, actions)
  const top = stack.at(-1)
  if (!top) return null
  const key = hashOf(top)

  return (
    <SidePanel
      title={titles[key] ?? t(panelTable[top.panel].title)}
      scrollKey={key}
      onClose={services.route.close}
      closeLabel={t(uiMessages.close)}
      onBack={stack.length > 1 ? services.route.back : undefined}
      backLabel={t(messages.back)}
      actions={<span ref={setActions} className="actions" />}
      footer={footers > 0 && <div ref={setFooter} className="footer" />}
    >
      {placeholder ||
        stack.map((route) => (
          <StackedPanel
            key={hashOf(route)}
            services={services}
            route={route}
            isTop={route === top}
            slots={{ actions, footer }}
            setFooters={setFooters}
            setTitles={setTitles}
          />
        ))}
    </SidePanel>
  )
}

interface StackedPanelProps {
  services: ProfileServices
  route: OpenedRoute
  isTop: boolean
  slots: Pick<PanelFrame, 'actions' | 'footer'>
  setFooters(change: (count: number) => number): void
  setTitles(change: (titles: Readonly<Record<string, string>>) => Readonly<Record<string, string>>): void
}

function StackedPanel({ services, route, isTop, slots, setFooters, setTitles }: StackedPanelProps) {
  const { t } = useIntl()
  const key = hashOf(route)
  const { actions, footer } = slots
  const [{ holdFooter, setTitle }] = useState(() => ({
    holdFooter() {
      setFooters((count) => count + 1)
      return () => setFooters((count) => count - 1)
    },
    setTitle: (title: string) => setTitles((titles) => ({ ...titles, [key]: title })),
  }))
  const frame = useMemo(
    () => ({ isTop, actions, footer, holdFooter, setTitle }),
    [isTop, actions, footer, holdFooter, setTitle],
  )
  return (
    <div hidden={!isTop}>
      <PanelFrameContext value={frame}>
        <LazyPart
          load={services.loads[route.panel]}
          props={{ id: route.id, services }}
          name={t(panelTable[route.panel].title)}
          waiting={<PanelLoading host={services.context.host} />}
        />
      </PanelFrameContext>
    </div>
  )
}
