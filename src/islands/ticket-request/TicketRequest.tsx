import { type InputEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { controlRules } from '../../shared/forms/kit/attributes.ts'
import type { CheckedForm } from '../../shared/forms/kit/check.ts'
import { fieldId } from '../../shared/forms/kit/field-name.ts'
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
import type { Journey } from './answer-to.ts'
import type { AnswerPaths, ExampleJourney, TicketText } from './text.ts'
import { usePlaces } from './use-places.ts'

interface TicketRequestProps extends LineFormProps<TicketWords> {
  readonly ticketText: TicketText
  readonly paths: AnswerPaths
  readonly examples: readonly ExampleJourney[]
}

const checked: CheckedForm<typeof ticketFields, TicketWords> = {
  form: { name: ticketForm.name, fields: ticketFields },
  rules: ticketRules,
}
const listId = 'ticket-places'
const nothing: Journey = { from: '', to: '', date: '', class: '' }
const isPart = (name: string): name is keyof Journey => Object.hasOwn(nothing, name)
/** A single letter is not a place. */
const isPlace = (typed: string) => typed.length > 1

/** A journey that customer service looks up and prices, with what the site knows about it. */
function TicketRequest({ ticketText, paths, examples, ...props }: TicketRequestProps) {
  const { locale } = props
  const { names, cities } = usePlaces(locale)
  const [journey, setJourney] = useState(nothing)
  const { from, to } = journey
  const hasBoth = isPlace(from) && isPlace(to)

  function onInput({ target }: InputEvent<HTMLElement>): void {
    if (!(target instanceof HTMLInputElement) || !isPart(target.name)) return
    const { name, value } = target
    setJourney(before => ({ ...before, [name]: value.trim() }))
  }

  /** Moves to the next missing field on Enter. Submitting would report errors in fields that are still folded away. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { target } = event
    const rest =
      target instanceof HTMLInputElement && target.form?.querySelector<HTMLDetailsElement>('.form__rest')
    if (event.key !== 'Enter' || !rest || rest.open) return
    event.preventDefault()
    rest.open = hasBoth
    const next = isPlace(from) ? (hasBoth ? 'date' : 'to') : 'from'
    document.getElementById(fieldId(ticketForm.name, next))?.focus()
  }

  const matches = useChunk(() => import('./Matches.tsx'), isPlace(from) || isPlace(to))
  const answer = useChunk(() => import('./Answer.tsx'), hasBoth)

  // The fields may contain text that was typed before hydration.
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>('.form--ticket')
    if (!form) return
    const entered = new FormData(form)
    const part = (name: keyof Journey) => String(entered.get(name) ?? '').trim()
    setJourney({ from: part('from'), to: part('to'), date: part('date'), class: part('class') })
  }, [])

  return (
    <div onInput={onInput}>
      <LineForm
        {...props}
        kind="ticket"
        checked={checked}
        fullForm={ticketForm}
        toLine={ticketLine}
        toTexts={ticketTexts}
        catalogue="none"
        onAdded={() => setJourney(nothing)}
        rest={{
          summary: ticketText.order,
          children: field => (
            <>
              <p className="ticket-note">{ticketText.orderNote}</p>
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
              <details className="fold-link">
                <summary>{ticketText.addWishes}</summary>
                <Field {...field('wishes')} />
              </details>
            </>
          ),
        }}
      >
        {field => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of its fields
          <div className="ticket-places" onKeyDown={onKeyDown}>
            <PlaceField {...field('from')} list={listId} />
            <PlaceField {...field('to')} list={listId} />
            <datalist id={listId}>
              {names.map(place => (
                <option key={place} value={place} />
              ))}
            </datalist>
            <div className="ticket-answer">
              {answer && hasBoth && (
                <answer.Answer
                  journey={journey}
                  cities={cities}
                  paths={paths}
                  locale={locale}
                  text={ticketText}
                />
              )}
              {!answer && hasBoth && <p>{ticketText.looking}</p>}
              {!hasBoth && (
                <>
                  <p className="needs-script">{ticketText.fillBoth}</p>
                  <p className="ticket-answer__more">
                    {examples.map(({ href, name }) => (
                      <a key={href} href={href}>
                        {name}
                      </a>
                    ))}
                  </p>
                </>
              )}
            </div>
          </div>
        )}
      </LineForm>
      {matches && <matches.Matches journey={journey} locale={locale} text={ticketText} />}
    </div>
  )
}

export default withErrorBoundary(TicketRequest)
