import { useState } from 'react'
import { languageNames } from '#newspaper/cms/texts/allTexts.ts'
import { matchesSearch, searchText } from '#preview/catalogue/searchText.ts'
import type { ToolbarSettings } from '../support/preparePage.ts'
import { Choice } from './Choice.tsx'
import css from './catalogue.css?inline'
import { storyAddress } from './storyAddress.ts'
import type { ListedStory } from './storyIndex.ts'
import { useStoryIndex } from './useStoryIndex.ts'

const themes = { light: 'Light', dark: 'Dark' } as const
const formats = { specification: 'The specification’s', language: 'The language’s' } as const
const channels = { web: 'Web', android: 'Android app', ios: 'iOS app' } as const

export interface StatePickerProps {
  settings: ToolbarSettings
  /** Changes the toolbar's settings. */
  onChange: (change: Partial<ToolbarSettings>) => void
}

/** The front page of the catalogue: every state of every widget, three presses away in any language and theme. */
export function StatePicker({ settings, onChange }: StatePickerProps) {
  const index = useStoryIndex()
  const [search, setSearch] = useState('')
  return (
    <main className="catalogue">
      <style>{css}</style>
      <h1>All states</h1>
      <div className="catalogue-choices">
        <Choice label="Language" items={languageNames} value={settings.lang} onChange={(lang) => onChange({ lang })} />
        <Choice label="Theme" items={themes} value={settings.theme} onChange={(theme) => onChange({ theme })} />
        <Choice
          label="Channel"
          items={channels}
          value={settings.channel}
          onChange={(channel) => onChange({ channel })}
        />
        <Choice
          label="Numbers and dates"
          items={formats}
          value={settings.formats}
          onChange={(formats) => onChange({ formats })}
        />
        <label className="catalogue-search">
          Find a state
          <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
      </div>
      {index.status === 'loading' && <p role="status">Loading the list of states…</p>}
      {index.status === 'failed' && <p role="alert">The list of states did not load. Reload the page.</p>}
      {index.status === 'ready' && <Groups groups={index.groups} search={search} settings={settings} />}
    </main>
  )
}

interface GroupsProps {
  groups: ReadonlyMap<string, readonly ListedStory[]>
  search: string
  settings: ToolbarSettings
}

function Groups({ groups, search, settings }: GroupsProps) {
  const isFound = ({ title, name }: ListedStory) => matchesSearch(searchText(title, name), search)
  const found = [...groups].flatMap(([title, stories]) => {
    const shown = stories.filter(isFound)
    return shown.length > 0 ? [{ title, shown }] : []
  })
  if (found.length === 0) return <p role="status">There is no state with these words.</p>
  return found.map(({ title, shown }) => (
    <section key={title} aria-labelledby={`group-${title}`}>
      <h2 id={`group-${title}`}>{title}</h2>
      <ul>
        {shown.map(({ id, name }) => (
          <li key={id}>
            <a href={storyAddress(id, settings)} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ))
}
