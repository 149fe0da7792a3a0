import { Check } from 'lucide'
import { Icon } from '#kit/ui/Icon.tsx'
import type { Chosen } from '../live.api.ts'
import type { FilterGroup } from '../live.schema.ts'

export interface FilterGroupsProps {
  groups: readonly FilterGroup[]
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

/** Each group's values as toggle buttons, which apply at once: a live has few. */
export const FilterGroups = ({ groups, chosen, onChange }: FilterGroupsProps) => (
  <div className="filters">
    {groups.map(({ name: group, label, filters }) => {
      const pressed = new Map(Object.entries(chosen)).get(group) ?? []
      const toggle = (value: string) => {
        // In the order of the group, so that equal choices have the same address.
        const values = filters
          .map((filter) => filter.value)
          .filter((other) => pressed.includes(other) !== (other === value))
        const { [group]: _, ...others } = chosen
        onChange(values.length > 0 ? { ...others, [group]: values } : others)
      }
      return (
        <fieldset key={group} className="group">
          <legend>{label}</legend>
          {filters.map(({ name, value }) => (
            <button
              key={value}
              type="button"
              className="filter"
              part="filter"
              aria-pressed={pressed.includes(value)}
              onClick={() => toggle(value)}
            >
              {pressed.includes(value) && <Icon of={Check} size={16} />}
              {name}
            </button>
          ))}
        </fieldset>
      )
    })}
  </div>
)
