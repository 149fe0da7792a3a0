import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import type { PanelLoader } from './SaveButton.tsx'

/** The panel without a button, for widgets that have their own. */
export function OpenedPanel({ loadPanel, onClose }: { loadPanel: PanelLoader; onClose: () => void }) {
  const [node, setNode] = useState<ReactNode>()
  useEffect(() => {
    void loadPanel(onClose).then((panel) => (panel ? setNode(panel) : onClose()))
  }, [loadPanel, onClose])
  return node
}
