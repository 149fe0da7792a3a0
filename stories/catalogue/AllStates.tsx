import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { CONDITION_MS } from '#testing/limits.ts'
import type { ToolbarSettings } from '../support/preparePage.ts'
import css from './catalogue.css?inline'
import { createFrameQueue, type FrameQueue, type QueuedFrame } from './createFrameQueue.ts'
import { frameAddress, storyAddress } from './storyAddress.ts'
import type { ListedStory } from './storyIndex.ts'
import { useStoryIndex } from './useStoryIndex.ts'

export interface AllStatesProps {
  /** The title of a widget's stories: `Comments`. */
  group: string
  settings: ToolbarSettings
}

/** Each frame loads the library, and a browser has few connections to one server. */
const FRAMES_AT_ONCE = 2

/** All states of a widget and its parts on one page. Each has a page of its own in a frame, because states differ in reader, cookies and backend. */
export function AllStates({ group, settings }: AllStatesProps) {
  const index = useStoryIndex()
  const [queue] = useState(() => createFrameQueue(FRAMES_AT_ONCE))
  const groups = index.status === 'ready' ? [...index.groups] : []
  const shown = groups.filter(([title]) => title === group || title.startsWith(`${group}/`))
  return (
    <main className="catalogue">
      <style>{css}</style>
      <h1>{group}</h1>
      {index.status === 'loading' && <p role="status">Loading the list of states…</p>}
      {index.status === 'failed' && <p role="alert">The list of states did not load. Reload the page.</p>}
      {shown.map(([title, stories]) => (
        <section key={title} aria-label={title}>
          {title !== group && <h2>{title}</h2>}
          <div className="catalogue-states">
            {stories.map((story) => (
              <StateFrame
                key={`${story.id} ${Object.values(settings)}`}
                story={story}
                settings={settings}
                queue={queue}
              />
            ))}
          </div>
        </section>
      ))}
    </main>
  )
}

/** CSS pixels: room for a dialog, which takes none of the page's; and no endless list of comments. */
const HEIGHT = { min: 360, max: 900 }

/** Resolves when the story in a frame has reached its state, or shows what has kept it from it. */
function whenReached({ documentElement, body }: Document): Promise<void> {
  const isReached = () => 'reached' in documentElement.dataset || body.classList.contains('sb-show-errordisplay')
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => isReached() && end())
    // A story that takes longer is shown as it is, and the next one gets its turn.
    const patience = setTimeout(() => end(), CONDITION_MS)
    const end = () => {
      observer.disconnect()
      clearTimeout(patience)
      resolve()
    }
    for (const element of [documentElement, body]) observer.observe(element, { attributes: true })
    if (isReached()) end()
  })
}

interface StateFrameProps {
  story: ListedStory
  settings: ToolbarSettings
  queue: FrameQueue
}

function StateFrame({ story: { id, name }, settings, queue }: StateFrameProps) {
  const [status, setStatus] = useState<'waiting' | 'loading' | 'shown'>('waiting')
  const [height, setHeight] = useState(HEIGHT.min)
  const place = useRef<HTMLElement>(null)
  const queued = useRef<QueuedFrame>(null)
  useEffect(() => {
    if (!place.current) return
    queued.current = queue.add(place.current, () => setStatus('loading'))
    return () => queued.current?.remove()
  }, [queue])

  const follow = async ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const frameDocument = currentTarget.contentDocument
    if (!frameDocument) return
    await whenReached(frameDocument)
    setStatus('shown')
    queued.current?.done()
    new ResizeObserver(() => {
      setHeight(Math.min(HEIGHT.max, Math.max(HEIGHT.min, frameDocument.body.scrollHeight)))
    }).observe(frameDocument.body)
  }
  return (
    <figure ref={place}>
      <figcaption>
        <a href={storyAddress(id, settings)} target="_top">
          {name}
        </a>
      </figcaption>
      <div className="catalogue-frame" data-status={status}>
        {status !== 'shown' && <p>Getting ready…</p>}
        {status !== 'waiting' && (
          <iframe
            title={name}
            src={frameAddress(id, settings)}
            height={height}
            onLoad={(event) => void follow(event)}
          />
        )}
      </div>
    </figure>
  )
}
