import type { SyntheticEvent } from 'react'
import { useState } from 'react'
import type { ToolbarSettings } from '../support/preparePage.ts'
import css from './catalogue.css?inline'
import { frameAddress, storyAddress } from './storyAddress.ts'
import type { ListedStory } from './storyIndex.ts'
import { useStoryIndex } from './useStoryIndex.ts'

export interface AllStatesProps {
  /** The title of a widget's stories: `Comments`. */
  group: string
  settings: ToolbarSettings
}

/** All states of a widget and its parts on one page. Each has a page of its own in a frame, because states differ in reader, cookies and backend. */
export function AllStates({ group, settings }: AllStatesProps) {
  const index = useStoryIndex()
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
              <StateFrame key={`${story.id} ${Object.values(settings)}`} story={story} settings={settings} />
            ))}
          </div>
        </section>
      ))}
    </main>
  )
}

/** CSS pixels: room for a dialog, which takes none of the page's; and no endless list of comments. */
const HEIGHT = { min: 360, max: 900 }

function StateFrame({ story: { id, name }, settings }: { story: ListedStory; settings: ToolbarSettings }) {
  const [height, setHeight] = useState(HEIGHT.min)
  const follow = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const body = currentTarget.contentDocument?.body
    if (!body) return
    new ResizeObserver(() => {
      setHeight(Math.min(HEIGHT.max, Math.max(HEIGHT.min, body.scrollHeight)))
    }).observe(body)
  }
  return (
    <figure>
      <figcaption>
        <a href={storyAddress(id, settings)} target="_top">
          {name}
        </a>
      </figcaption>
      <iframe title={name} src={frameAddress(id, settings)} loading="lazy" height={height} onLoad={follow} />
    </figure>
  )
}
