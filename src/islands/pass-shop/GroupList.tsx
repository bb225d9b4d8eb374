import { useRef, useState } from 'react'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import type { IsoDay } from '../../shared/iso-day.ts'
import type { AgeGroup } from '../../shared/shop/price-rules/age.ts'
import { valuesOfList } from './list-values.ts'
import { readList } from './read-list.ts'
import type { PassShopText } from './text.ts'

interface GroupListProps {
  /** The age group of a traveller with a birth date. */
  readonly groupOfBirth: (birth: IsoDay) => AgeGroup
  readonly onFill: (values: ReadonlyMap<string, string>) => void
  readonly text: PassShopText
}

/** Fills in a group's travellers from an existing list, instead of typing each. */
export function GroupList({ groupOfBirth, onFill, text }: GroupListProps) {
  const list = useRef<HTMLTextAreaElement>(null)
  const [result, setResult] = useState('')

  function fill(): void {
    const { people, wrong } = readList(list.current?.value ?? '')
    if (people.length > 0) onFill(valuesOfList(people, groupOfBirth))
    setResult(
      [
        fillMessage(text.listFilled, { count: people.length }),
        ...(wrong.length > 0 ? [fillMessage(text.listWrong, { lines: wrong.join(', ') })] : []),
      ].join(' '),
    )
  }

  return (
    <details className="group-list">
      <summary>{text.list}</summary>
      <div className="field">
        <label htmlFor="pass-list">{text.listLabel}</label>
        <span className="hint" id="pass-list-hint">
          {text.listHint}
        </span>
        <textarea className="in" id="pass-list" aria-describedby="pass-list-hint" rows={6} ref={list} />
        <button className="btn btn--line btn--sm" type="button" onClick={fill}>
          {text.listFill}
        </button>
        <p role="status">{result}</p>
      </div>
    </details>
  )
}
