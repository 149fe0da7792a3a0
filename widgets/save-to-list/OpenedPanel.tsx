import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import type { BringPanel } from './SaveButton.tsx'

/** The panel without a button of its own, for a widget that has one. */
export function OpenedPanel({ bring, onClose }: { bring: BringPanel; onClose: () => void }) {
  const [node, setNode] = useState<ReactNode>()
  useEffect(() => {
    void bring(onClose).then((panel) => (panel ? setNode(panel) : onClose()))
  }, [bring, onClose])
  return node
}
