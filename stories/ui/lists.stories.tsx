import { Bookmark, Mail, ShoppingBag } from 'lucide'
import { useState } from 'react'
import buttonCss from '#kit/ui/button.css?inline'
import { Disclosure } from '#kit/ui/Disclosure.tsx'
import disclosureCss from '#kit/ui/disclosure.css?inline'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import emptyStateCss from '#kit/ui/emptyState.css?inline'
import { LinkButton } from '#kit/ui/LinkButton.tsx'
import { MenuRow } from '#kit/ui/rows/MenuRow.tsx'
import { RowGroup } from '#kit/ui/rows/RowGroup.tsx'
import rowsCss from '#kit/ui/rows/rows.css?inline'
import { Tabs } from '#kit/ui/Tabs.tsx'
import tabsCss from '#kit/ui/tabs.css?inline'
import { partStory } from '../support/partStory.tsx'

export default { title: 'Parts/Lists' }

const css = [buttonCss, disclosureCss, emptyStateCss, rowsCss, tabsCss]

const readerTabs = [
  { id: 'followers', label: 'Seguidors', count: '1.204' },
  { id: 'following', label: 'Seguint', count: '12' },
] as const

function Readers() {
  const [chosen, setChosen] = useState<(typeof readerTabs)[number]['id']>('followers')
  return (
    <Tabs label="Lectors" tabs={readerTabs} chosen={chosen} onChoose={setChosen}>
      <p>{chosen === 'followers' ? 'Els que et segueixen.' : 'Els que segueixes.'}</p>
    </Tabs>
  )
}

const groups = ['Últimes', 'Anteriors']

function Feed() {
  const [open, setOpen] = useState<string | undefined>(groups[0])
  return (
    <>
      <h2 className="visually-hidden">Notificacions</h2>
      {groups.map((title) => (
        <Disclosure key={title} title={title} open={open === title} onToggle={(opens) => setOpen(opens ? title : '')}>
          <p>Ningú no t’ha escrit encara.</p>
        </Disclosure>
      ))}
    </>
  )
}

const MenuRows = () => (
  <>
    <h2 className="visually-hidden">Menú</h2>
    <RowGroup title="El teu compte">
      <MenuRow icon={Bookmark} label="Contingut desat" hint="Articles per llegir més tard" value="128" href="#desat" />
      <MenuRow icon={Mail} label="Butlletins" locked="No inclòs" onPress={() => undefined} />
    </RowGroup>
    <RowGroup>
      <MenuRow
        icon={ShoppingBag}
        label="Botiga"
        tag="Nou"
        newTab="S’obre en una pestanya nova"
        href="https://botiga.example/"
      />
    </RowGroup>
    <span id="desat" />
  </>
)

const Nothing = () => (
  <EmptyState
    icon={Bookmark}
    text="Aquí hi haurà els articles que desis."
    action={<LinkButton href="/">Ves a la portada</LinkButton>}
  />
)

export const TabsWithCounts = partStory(Readers, css)
TabsWithCounts.storyName = 'Tabs'

export const Disclosures = partStory(Feed, css)

export const Rows = partStory(MenuRows, css)

export const Empty = partStory(Nothing, css)
