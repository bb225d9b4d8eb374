import type { ComponentProps } from 'react'
import { GroupList } from './GroupList.tsx'
import type { Person } from './party.ts'
import { groupResidence } from './party.ts'
import { Residence } from './Residence.tsx'
import type { PassShopText } from './text.ts'

interface GroupNamesProps
  extends ComponentProps<typeof GroupList>,
    Pick<ComponentProps<typeof Residence>, 'shared' | 'locale' | 'home' | 'isReady'> {
  readonly first: Person | undefined
  readonly hasPendingNames: boolean
  readonly text: PassShopText
}

/** How a group names its travellers: from a list, or later, when their country of residence is enough. */
export function GroupNames(props: GroupNamesProps) {
  const { first, hasPendingNames, shared, locale, home, isReady, text, groupOfBirth, onFill } = props
  return (
    <>
      <div>
        <label className="check">
          <input type="checkbox" name="namesLater" aria-describedby="pass-names-later" />
          <span>{text.namesLater}</span>
        </label>
        <p className="hint" id="pass-names-later">
          {text.namesLaterHint}
        </p>
      </div>
      {hasPendingNames ? (
        <Residence
          field={groupResidence}
          isFirst={true}
          home={first?.residence || home}
          {...{ shared, locale, isReady, text }}
        />
      ) : (
        <GroupList {...{ groupOfBirth, onFill, text }} />
      )}
    </>
  )
}
