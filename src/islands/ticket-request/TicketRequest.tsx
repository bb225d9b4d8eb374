import { type InputEvent, useEffect, useState } from 'react'
import { controlRules } from '../../shared/forms/kit/attributes.ts'
import type { CheckedForm } from '../../shared/forms/kit/check.ts'
import { ticketFields, ticketForm } from '../../shared/forms/ticket/form.ts'
import type { TicketWords } from '../../shared/forms/ticket/labels.ts'
import { ticketLine, ticketTexts } from '../../shared/forms/ticket/line.ts'
import { ticketRules } from '../../shared/forms/ticket/rules.ts'
import { withErrorBoundary } from '../boundary/with-error-boundary.tsx'
import { Field, Labelled } from '../form/Field.tsx'
import { useChunk } from '../hydration/use-chunk.ts'
import { LineForm } from '../shop/LineForm.tsx'
import { PlaceField } from '../shop/PlaceField.tsx'
import { Segment } from '../shop/Segment.tsx'
import type { LineFormProps } from '../shop/text.ts'
import type { TicketText } from './text.ts'
import { usePlaces } from './use-places.ts'

interface TicketRequestProps extends LineFormProps<TicketWords> {
  readonly ticketText: TicketText
}

const checked: CheckedForm<typeof ticketFields, TicketWords> = {
  form: { name: ticketForm.name, fields: ticketFields },
  rules: ticketRules,
}
const listId = 'ticket-places'

/** A journey that customer service looks up and prices, with what the site knows of the way there. */
function TicketRequest({ ticketText, ...props }: TicketRequestProps) {
  const { locale } = props
  const places = usePlaces(locale)
  const [journey, setAsked] = useState({ from: '', to: '' })

  function onInput({ target }: InputEvent<HTMLElement>): void {
    if (!(target instanceof HTMLInputElement) || (target.name !== 'from' && target.name !== 'to')) return
    const { name, value } = target
    setAsked(before => ({ ...before, [name]: value.trim() }))
  }

  const matches = useChunk(() => import('./Matches.tsx'), journey.from.length > 1 || journey.to.length > 1)

  // What was typed before hydration.
  useEffect(() => {
    const typed = (name: string) =>
      document.querySelector<HTMLInputElement>(`.form--ticket [name=${name}]`)?.value.trim() ?? ''
    setAsked({ from: typed('from'), to: typed('to') })
  }, [])

  return (
    <LineForm
      {...props}
      kind="ticket"
      checked={checked}
      fullForm={ticketForm}
      toLine={ticketLine}
      toTexts={ticketTexts}
      catalogue="none"
    >
      {field => (
        <>
          <div className="ticket-places" onInput={onInput}>
            <PlaceField {...field('from')} list={listId} />
            <PlaceField {...field('to')} list={listId} />
            <datalist id={listId}>
              {places.map(place => (
                <option key={place} value={place} />
              ))}
            </datalist>
            {matches && <matches.Matches journey={journey} locale={locale} text={ticketText} />}
          </div>
          <div className="form__pair">
            <Field {...field('date')} />
            <Field {...field('time')} />
          </div>
          <Segment {...field('class')} start="second" />
          <Labelled {...field('travellers')}>
            {attributes => (
              <input
                {...attributes}
                {...controlRules(ticketFields.travellers)}
                defaultValue={ticketText.oneAdult}
              />
            )}
          </Labelled>
          <details className="ticket-wishes">
            <summary>{ticketText.addWishes}</summary>
            <Field {...field('wishes')} />
          </details>
        </>
      )}
    </LineForm>
  )
}

export default withErrorBoundary(TicketRequest)
